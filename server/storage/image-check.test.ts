import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '#testing/images.ts';
import { checkImage, imageVersion } from './image-check.ts';

const HTML = Buffer.from('<html><script>alert(1)</script></html>');
/** A copy with other bytes at one place. */
function changed(bytes: Buffer, at: number, ...by: number[]): Buffer {
  const copy = Buffer.from(bytes);
  Buffer.from(by).copy(copy, at);
  return copy;
}

/** Where a JPEG's frame header begins: the marker, its length, and behind a byte its height and width. */
const frameOf = (jpeg: Buffer): number => jpeg.indexOf(Buffer.from([0xff, 0xc0]));

describe('a picture is what its bytes are', () => {
  test.each([
    ['image/png', makePng()],
    ['image/jpeg', makeJpeg()],
    ['image/webp', makeWebp()],
  ])('%s', (type, bytes) => expect(checkImage(bytes)).toBe(type));

  test('a JPEG with what a phone puts behind it', () => {
    expect(checkImage(Buffer.concat([makeJpeg(), Buffer.from('more of it')]))).toBe('image/jpeg');
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['HTML', HTML],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG behind an XML head', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['an SVG, packed', gzipSync('<svg onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a GIF that is a script as well', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;', 'latin1')],
    ['HTML behind a PNG’s signature', Buffer.concat([makePng().subarray(0, 8), HTML])],
    ['HTML behind a whole PNG', Buffer.concat([makePng(), HTML])],
    ['a PNG that is cut off', makePng().subarray(0, -12)],
    ['a PNG without pixels', Buffer.concat([makePng().subarray(0, 33), makePng().subarray(-12)])],
    ['a PNG of 0 pixels', makePng(1, 0)],
    ['a PNG that would unpack to gigabytes', makePng(1, 20_000)],
    ['a PNG whose sides are sane and whose area is not', makePng(1, 9_000)],
    ['a WebP of 16,383 pixels a side', changed(makeWebp(), 26, 0xff, 0x3f, 0xff, 0x3f)],
    ['a WebP of 0 pixels', changed(makeWebp(), 26, 0, 0, 0, 0)],
    ['a JPEG of 65,535 pixels a side', changed(makeJpeg(), frameOf(makeJpeg()) + 5, 0xff, 0xff, 0xff, 0xff)],
    ['HTML behind a JPEG’s signature', Buffer.concat([makeJpeg().subarray(0, 3), HTML])],
    ['a JPEG that is cut off', makeJpeg().subarray(0, 40)],
    ['a JPEG without an end', makeJpeg().subarray(0, -2)],
    ['a WebP with another length', changed(makeWebp(), 4, 99)],
    ['a WebP with something else inside', changed(makeWebp(), 12, 0x41)],
    ['HTML behind a WebP', Buffer.concat([makeWebp(), HTML])],
  ])('%s is refused', (_, bytes) => expect(checkImage(bytes)).toBeNull());

  test('no byte of a picture can be wrong in a way that throws', () => {
    for (const picture of [makePng(), makeJpeg(), makeWebp()])
      for (let at = 0; at < picture.length; at++)
        for (const byte of [0x00, 0x7f, 0xff])
          expect([null, checkImage(picture)]).toContain(checkImage(changed(picture, at, byte)));
  });
});

test('another picture has another version', () => {
  expect(imageVersion(makePng(1))).toBe(imageVersion(makePng(1)));
  expect(imageVersion(makePng(1))).not.toBe(imageVersion(makePng(2)));
});
