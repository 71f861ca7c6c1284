// An image without what cameras and programs write into it: place, device, author, dates, thumbnails, comments. Its
// pixels stay byte for byte, of an animated one those of its still image or first frame, because what flashes can hurt;
// and so does which way up it is, as browsers turn it by that.
// Formats: JPEG (ISO 10918-1, Exif 2.32), PNG (ISO 15948, third edition), WebP (RFC 9649).
import { crc32 } from 'node:zlib';
import type { ImageType } from './object-store.ts';

const ORIENTATION = 0x0112;
const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');
const PNG_HEAD_BYTES = 8;
const PNG_LEFT_OUT = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];
/** The frames of an animated one, beside its still image. */
const PNG_FRAMES = ['acTL', 'fcTL', 'fdAT'];
const WEBP_HEAD_BYTES = 12;
const WEBP_LEFT_OUT = ['EXIF', 'XMP ', 'ANIM', 'ANMF'];
/** Bytes in front of the pixels of a frame; from its sixth one on its size, as the canvas has it. */
const WEBP_FRAME_HEAD_BYTES = 16;
const WEBP_IS_ANIMATED = 0x02;
/** Bits of the first byte of VP8X. */
const WEBP_HAS_EXIF = 0x08;
const WEBP_HAS_XMP = 0x04;

const tag = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** The orientation of a TIFF block, 2 to 8; null for upright, and for a block that makes no sense. */
function orientationOf(tiff: Buffer): number | null {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 8) return null;
  const directory = long(4);
  if (directory + 2 > tiff.length) return null;
  for (let entry = directory + 2, left = short(directory); left > 0 && entry + 12 <= tiff.length; left--, entry += 12) {
    if (short(entry) !== ORIENTATION) continue;
    const value = short(entry + 8);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** A TIFF block that says the orientation and nothing else. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*\0\0\0\x08\0\x01', 'latin1');
  block.writeUInt16BE(ORIENTATION, 10);
  // One value of the type SHORT.
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}

const isExif = (data: Buffer): boolean => data.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD);

/** Whether drawing the image needs a segment: comments and APP1 to APP15, but ICC and Adobe, are left out. */
function isNeeded(marker: number, data: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe1 || marker > 0xef) return true;
  const begins = (text: string): boolean => data.toString('latin1', 0, text.length) === text;
  return (marker === 0xe2 && begins('ICC_PROFILE\0')) || (marker === 0xee && begins('Adobe'));
}

/** The end of the pixels that begin there: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function jpegWithout(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (isNeeded(marker, data)) parts.push(bytes.subarray(at, end));
    else if (marker === 0xe1 && isExif(data)) orientation ??= orientationOf(data.subarray(EXIF_HEAD.length));
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  const head = [bytes.subarray(0, 2)];
  if (orientation !== null) {
    const block = orientationBlock(orientation);
    const start = Buffer.from([0xff, 0xe1, 0, 2 + EXIF_HEAD.length + block.length]);
    head.push(start, EXIF_HEAD, block);
  }
  return Buffer.concat([...head, ...parts, Buffer.from([0xff, 0xd9])]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function pngWithout(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, PNG_HEAD_BYTES)];
  for (let at = PNG_HEAD_BYTES; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = tag(bytes, at + 4);
    const orientation = type === 'eXIf' ? orientationOf(bytes.subarray(at + 8, end - 4)) : null;
    if (orientation !== null) parts.push(pngChunk('eXIf', orientationBlock(orientation)));
    if (![...PNG_LEFT_OUT, ...PNG_FRAMES].includes(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function webpWithout(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation: number | null = null;
  let frameSize: Buffer | null = null;
  for (let at = WEBP_HEAD_BYTES; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const type = tag(bytes, at);
    if (!WEBP_LEFT_OUT.includes(type)) parts.push(Buffer.from(bytes.subarray(at, end)));
    else if (type === 'ANMF' && frameSize === null && length > WEBP_FRAME_HEAD_BYTES) {
      frameSize = bytes.subarray(at + 14, at + 20);
      parts.push(bytes.subarray(at + 8 + WEBP_FRAME_HEAD_BYTES, end));
    } else if (type === 'EXIF') {
      const data = bytes.subarray(at + 8, at + 8 + length);
      orientation ??= orientationOf(isExif(data) ? data.subarray(EXIF_HEAD.length) : data);
    }
    at = end;
  }
  const [first] = parts;
  if (first !== undefined && tag(first, 0) === 'VP8X') {
    const kept = (first[8] ?? 0) & ~(WEBP_HAS_EXIF | WEBP_HAS_XMP | WEBP_IS_ANIMATED);
    if (frameSize !== null) first.set(frameSize, 12);
    first[8] = orientation === null ? kept : kept | WEBP_HAS_EXIF;
    if (orientation !== null) {
      const chunk = Buffer.alloc(8);
      const block = orientationBlock(orientation);
      chunk.write('EXIF', 'latin1');
      chunk.writeUInt32LE(block.length, 4);
      parts.push(chunk, block);
    }
  }
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD_BYTES));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

const WITHOUT: Record<ImageType, (bytes: Buffer) => Buffer> = {
  'image/jpeg': jpegWithout,
  'image/png': pngWithout,
  'image/webp': webpWithout,
};

/** The same image without metadata but its orientation. `image` is one that was checked, of that type. */
export const withoutMetadata = (image: Uint8Array, type: ImageType): Buffer =>
  WITHOUT[type](Buffer.from(image.buffer, image.byteOffset, image.byteLength));
