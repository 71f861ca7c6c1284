// The parts of an .xlsx, within bounds whatever the file says of itself: a small file may unpack to gigabytes.
import { Inflate, zipSync } from 'fflate';

/** Bytes that all parts may have together, unpacked; parts. */
const UNPACKED_MAX = 20_000_000;
const PARTS_MAX = 200;
/** Packed bytes at a time: they unpack to a thousand times as much at most. */
const STEP = 4_096;

/** Thrown for a file that is not unpacked. */
export class UnpackError extends Error {
  readonly code: 'UNREADABLE' | 'UNPACKS_TOO_LARGE' | 'MACROS' | 'PROTECTED';
  constructor(code: UnpackError['code']) {
    super(code);
    this.code = code;
  }
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const COMMENT_MAX = 0xffff;
/** An Office file with a password is in the container of old Office files. */
const PROTECTED = 0xe011cfd0;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;

type Part = { name: string; method: number; packed: number; unpacked: number; start: number };

const isRead = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/** The list at the end of the archive. */
function partsOf(bytes: Uint8Array): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) === PROTECTED) throw new UnpackError('PROTECTED');
  let end = bytes.length - END_BYTES;
  const first = Math.max(0, end - COMMENT_MAX);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw new UnpackError('UNREADABLE');
  const count = view.getUint16(end + 10, true);
  if (count > PARTS_MAX) throw new UnpackError('UNPACKS_TOO_LARGE');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== CENTRAL) throw new UnpackError('UNREADABLE');
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new UnpackError('PROTECTED');
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const local = view.getUint32(at + 42, true);
    const part = {
      name: new TextDecoder().decode(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + (nameBytes ?? 0))),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      start: local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    };
    if (view.getUint32(local, true) !== LOCAL) throw new UnpackError('UNREADABLE');
    at += CENTRAL_BYTES + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
    return part;
  });
}

function unpackPart(bytes: Uint8Array, { method, packed, start }: Part, room: number): Uint8Array {
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed || (method !== STORED && method !== DEFLATED)) throw new UnpackError('UNREADABLE');
  if (method === STORED) {
    if (content.length > room) throw new UnpackError('UNPACKS_TOO_LARGE');
    return content;
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > room) throw new UnpackError('UNPACKS_TOO_LARGE');
    pieces.push(piece);
  });
  for (let at = 0; at === 0 || at < content.length; at += STEP)
    inflate.push(content.subarray(at, at + STEP), at + STEP >= content.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const unpackAll = (bytes: Uint8Array): Map<string, Uint8Array> => {
  const parts = partsOf(bytes);
  if (parts.some(({ name }) => /vbaProject/i.test(name))) throw new UnpackError('MACROS');
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > UNPACKED_MAX) throw new UnpackError('UNPACKS_TOO_LARGE');
  const contents = new Map<string, Uint8Array>();
  let room = UNPACKED_MAX;
  for (const part of parts.filter(({ name }) => isRead(name))) {
    const content = unpackPart(bytes, part, room);
    room -= content.length;
    contents.set(part.name, content);
  }
  return contents;
};

/** Returns the parts of an .xlsx that are XML, by name. Throws an UnpackError. */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return unpackAll(bytes);
  } catch (error) {
    if (error instanceof UnpackError) throw error;
    // Of the view, for an address outside of the file, and of the library, for what is not deflated.
    throw new UnpackError('UNREADABLE');
  }
}

/** Returns an archive of these parts that is not compressed, so that who reads it has nothing left to unpack. */
export const repack = (parts: ReadonlyMap<string, Uint8Array>): ArrayBuffer =>
  new Uint8Array(zipSync(Object.fromEntries(parts), { level: 0 })).buffer;
