// Tape archives (ustar), as far as a backup needs them: regular files, written and read one after the other, never all in memory.
import { type FileHandle, open } from 'node:fs/promises';

const BLOCK = 512;
const NAME_MAX = 100;
/** Bytes read at a time. */
const PIECE = 1 << 20;

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

function headerOf(name: string, size: number, seconds: number): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(seconds, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Writes an archive to a new file; it is whole, and on the disk, once `end` has resolved. */
export class TarWriter {
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The file must not exist yet. */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  async add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#file.writeFile(headerOf(name, bytes.length, Math.floor(Date.now() / 1000)));
    await this.#file.writeFile(bytes);
    await this.#pad(bytes.length);
  }

  /** Adds a file of the disk as it is when it is opened. */
  async addFile(name: string, path: string): Promise<void> {
    const source = await open(path);
    try {
      const { size, mtimeMs } = await source.stat();
      await this.#file.writeFile(headerOf(name, size, Math.floor(mtimeMs / 1000)));
      const piece = Buffer.alloc(PIECE);
      for (let at = 0; at < size; ) {
        const { bytesRead } = await source.read(piece, 0, Math.min(PIECE, size - at), at);
        if (bytesRead === 0) throw new Error(`${path} became shorter while it was read`);
        await this.#file.writeFile(piece.subarray(0, bytesRead));
        at += bytesRead;
      }
      await this.#pad(size);
    } finally {
      await source.close();
    }
  }

  async end(): Promise<void> {
    await this.#file.writeFile(Buffer.alloc(2 * BLOCK));
    await this.#file.sync();
    await this.#file.close();
  }

  async #pad(size: number): Promise<void> {
    await this.#file.writeFile(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
  }
}

export interface TarEntry {
  name: string;
  size: number;
  /** The content, piece by piece. */
  pieces: () => AsyncGenerator<Buffer>;
}

const text = (header: Buffer, from: number, length: number): string =>
  header.toString('utf8', from, from + length).replace(/\0.*$/s, '');

function entryOf(header: Buffer): { name: string; size: number } {
  const size = Number.parseInt(text(header, 124, 12).trim(), 8);
  const given = Number.parseInt(text(header, 148, 8).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== given || !(size >= 0)) throw new Error('it is no archive, or a damaged one');
  if (header[156] !== 0x30) throw new Error('it holds something else than files');
  return { name: text(header, 0, NAME_MAX), size };
}

/** The files of an archive, in order. Throws where the archive is cut off or damaged. */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const file = await open(path);
  try {
    const { size: total } = await file.stat();
    for (let at = 0; ; ) {
      const header = Buffer.alloc(BLOCK);
      const { bytesRead } = await file.read(header, 0, BLOCK, at);
      if (bytesRead < BLOCK) throw new Error('it is cut off');
      if (header.every((byte) => byte === 0)) return;
      const { name, size } = entryOf(header);
      const start = at + BLOCK;
      if (start + size > total) throw new Error('it is cut off');
      yield { name, size, pieces: () => piecesOf(file, start, size) };
      at = start + Math.ceil(size / BLOCK) * BLOCK;
    }
  } finally {
    await file.close();
  }
}

async function* piecesOf(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const piece = Buffer.alloc(Math.min(PIECE, size - at));
    const { bytesRead } = await file.read(piece, 0, piece.length, start + at);
    if (bytesRead === 0) throw new Error('it is cut off');
    yield piece.subarray(0, bytesRead);
    at += bytesRead;
  }
}
