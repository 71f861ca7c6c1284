import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '#testing/images.ts';
import { checkImage } from './image-check.ts';
import { withoutMetadata } from './without-metadata.ts';

const SECRET = 'Kerkstraat 5, Gent';

/** A TIFF block with a description, and the orientation if there is one. */
function tiff(orientation: number | null, little = false): Buffer {
  const entries = orientation === null ? 1 : 2;
  const block = Buffer.alloc(8 + 2 + 12 * entries + 4);
  const short = (value: number, at: number) =>
    little ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    little ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  block.write(little ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(entries, 8);
  short(0x010e, 10);
  short(2, 12);
  long(SECRET.length, 14);
  long(block.length, 18);
  if (orientation !== null) {
    short(0x0112, 22);
    short(3, 24);
    long(1, 26);
    short(orientation, 30);
  }
  return Buffer.concat([block, Buffer.from(SECRET)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
const jpegWith = (...segments: Buffer[]): Buffer =>
  Buffer.concat([makeJpeg().subarray(0, 20), ...segments, makeJpeg().subarray(20)]);
const exif = (block: Buffer): Buffer => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), block]));

function pngWith(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4);
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return Buffer.concat([makePng().subarray(0, 33), chunk, makePng().subarray(33)]);
}

/** A chunk of a WebP. */
function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** An extended WebP with that chunk behind its pixels. */
function webpWith(type: string, data: Buffer): Buffer {
  const inside = [
    chunk('VP8X', Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    makeWebp().subarray(12),
    chunk(type, data),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...inside]));
}

const SOURCES: readonly [string, Buffer][] = [
  ['a JPEG’s EXIF', jpegWith(exif(tiff(null)))],
  ['a JPEG’s XMP', jpegWith(segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)))],
  ['a JPEG’s comment', jpegWith(segment(0xfe, Buffer.from(SECRET)))],
  ['what lies behind a JPEG', Buffer.concat([makeJpeg(), Buffer.from(SECRET)])],
  [
    'a comment between a JPEG’s scans',
    Buffer.concat([makeJpeg().subarray(0, -2), segment(0xfe, Buffer.from(SECRET)), Buffer.from([0xff, 0xd9])]),
  ],
  ['a PNG’s EXIF', pngWith('eXIf', tiff(null))],
  ...['tEXt', 'zTXt', 'iTXt', 'tIME'].map((type): [string, Buffer] => [
    `a PNG’s ${type}`,
    pngWith(type, Buffer.from(SECRET)),
  ]),
  ['a WebP’s EXIF', webpWith('EXIF', tiff(null))],
  ['a WebP’s XMP', webpWith('XMP ', Buffer.from(SECRET))],
];

describe('metadata', () => {
  it.each(SOURCES)('is taken out: %s', (_, image) => {
    const type = checkImage(image);
    if (type === null) throw new Error('no image');
    const clean = withoutMetadata(image, type);
    expect(clean.includes(SECRET)).toBe(false);
    expect(checkImage(clean)).toBe(type);
    expect(withoutMetadata(clean, type)).toEqual(clean);
  });

  it('goes with the frames of an animated PNG, whose still image stays', () => {
    const frames = [
      ['acTL', 8],
      ['fcTL', 26],
      ['fdAT', 40],
    ] as const;
    const animated = frames.reduce(
      (image, [type, length]) =>
        Buffer.concat([
          image.subarray(0, 33),
          pngWith(type, Buffer.alloc(length, 1)).subarray(33, -makePng().length + 33),
          image.subarray(33),
        ]),
      makePng(),
    );
    for (const [type] of frames) expect(animated.includes(type)).toBe(true);
    expect(checkImage(animated)).toBe('image/png');
    expect(withoutMetadata(animated, 'image/png')).toEqual(makePng());
  });

  it('goes with all frames of an animated WebP but the first, which is all of it then', () => {
    const frame = (pixels: Buffer): Buffer => Buffer.concat([Buffer.alloc(16), pixels]);
    const pixels = makeWebp().subarray(12);
    const other = Buffer.from(pixels.map((byte, at) => (at < 8 ? byte : byte ^ 1)));
    const [animated, still] = [
      [
        chunk('VP8X', Buffer.from([0x02, 0, 0, 0, 9, 0, 0, 9, 0, 0])),
        chunk('ANIM', Buffer.alloc(6)),
        chunk('ANMF', frame(pixels)),
        chunk('ANMF', frame(other)),
      ],
      // Of the frame's size, not of the larger canvas that it stood on.
      [chunk('VP8X', Buffer.alloc(10)), pixels],
    ].map((inside) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...inside])));
    if (animated === undefined || still === undefined) throw new Error('two images');
    expect(checkImage(animated)).toBe('image/webp');
    expect(withoutMetadata(animated, 'image/webp')).toEqual(still);
    expect(checkImage(still)).toBe('image/webp');
  });

  it('is not in a plain image, which stays byte for byte', () => {
    expect(withoutMetadata(makeJpeg(), 'image/jpeg')).toEqual(makeJpeg());
    expect(withoutMetadata(makePng(), 'image/png')).toEqual(makePng());
    expect(withoutMetadata(makeWebp(), 'image/webp')).toEqual(makeWebp());
  });

  it('leaves which way up an image is', () => {
    for (const little of [false, true]) {
      const block = tiff(6, little);
      const images = [jpegWith(exif(block)), pngWith('eXIf', block), webpWith('EXIF', block)];
      for (const image of images) {
        const type = checkImage(image);
        if (type === null) throw new Error('no image');
        const clean = withoutMetadata(image, type);
        expect(clean.includes(SECRET)).toBe(false);
        expect(clean.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
        expect(checkImage(clean)).toBe(type);
      }
    }
  });

  it('leaves colour profiles and what Adobe says of colours', () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colours'));
    const adobe = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0'));
    const image = jpegWith(profile, adobe);
    expect(withoutMetadata(image, 'image/jpeg')).toEqual(image);
  });

  it('of an image with any wrong byte never throws', () => {
    for (const [, image] of SOURCES)
      for (let at = 0; at < image.length; at++)
        for (const byte of [0, 0x7f, 0xff]) {
          const copy = Buffer.from(image);
          copy[at] = byte;
          const type = checkImage(copy);
          if (type !== null) expect(withoutMetadata(copy, type).length).toBeLessThanOrEqual(copy.length + 60);
        }
  });
});
