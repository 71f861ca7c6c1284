import { hash } from 'node:crypto';
import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import type { ImageType } from './object-store.ts';

/** Bytes that imageTypeOf needs. */
export const HEAD_BYTES = 12;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const isSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= IMAGE_SIDE_MAX && height <= IMAGE_SIDE_MAX && width * height <= IMAGE_PIXELS_MAX;
const tag = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** An image's type by its first bytes, for one that was checked when it was stored. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'image/png';
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'image/jpeg';
  return bytes.length >= HEAD_BYTES && tag(bytes, 0) === 'RIFF' && tag(bytes, 8) === 'WEBP' ? 'image/webp' : null;
}

/** Chunks one after another from the header to the end mark, with pixels in between and nothing behind. */
function isPng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE.length;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = tag(bytes, at + 4);
    const end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return false;
    const isFirst = at === PNG_SIGNATURE.length;
    if (isFirst !== (type === 'IHDR')) return false;
    if (isFirst && !(length === 13 && isSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)))) return false;
    if (type === 'IEND') return hasPixels && end === bytes.length;
    hasPixels ||= type === 'IDAT' && length > 0;
    at = end;
  }
  return false;
}

/** Frame headers carry the size; C4, C8 and CC share their range and are others. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Segments in sequence, a frame header of a sane size, then pixels. Bytes behind the end, which phones add, are
 * allowed.
 */
function isJpeg(bytes: Buffer): boolean {
  let at = 2;
  let hasFrame = false;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return false;
    if (isFrameHeader(marker)) {
      hasFrame = length >= 8 && isSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      if (!hasFrame) return false;
    }
    if (marker === 0xda) return hasFrame && bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0;
    at += 2 + length;
  }
  return false;
}

/** Width and height as the first chunk says: lossy, lossless, or the canvas of an extended file. */
function webpSize(bytes: Buffer): [number, number] {
  const kind = tag(bytes, 12);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
}

/** One RIFF container as long as the file, whose first chunk is one of WebP's three. */
function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 30) return false;
  const end = 8 + bytes.readUInt32LE(4);
  const inside = 20 + bytes.readUInt32LE(16) <= bytes.length;
  const isWhole = (end === bytes.length || end + 1 === bytes.length) && inside && /^VP8[ LX]$/.test(tag(bytes, 12));
  return isWhole && isSize(...webpSize(bytes));
}

/** The type of an image that a browser can show, by its content: complete PNG, JPEG or WebP; null for anything else. */
export function checkImage(image: Uint8Array): ImageType | null {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const type = imageTypeOf(bytes);
  if (type === 'image/png') return isPng(bytes) ? type : null;
  if (type === 'image/jpeg') return isJpeg(bytes) ? type : null;
  return type !== null && isWebp(bytes) ? type : null;
}

/** Changes with the bytes, so that browsers may cache an image without expiry. */
export const imageVersion = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 16);
