import { describe, expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { decodeFile } from './decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (...parts: (number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

const TEXT = 'één € 😀';

describe('the name says what a file is', () => {
  test.each([
    ['set.json', 'json'],
    ['SET.JSON', 'json'],
    ['my.set.Csv', 'csv'],
  ])('%s is taken', (name, kind) => {
    expect(decodeFile(name, utf8('x'))).toEqual({ ok: true, kind, text: 'x', guessed: false });
  });

  test.each(['set.txt', 'set.xlsx', 'json', 'set.csv.zip', 'set.csv '])('%s is not supported', (name) => {
    expect(decodeFile(name, utf8('x'))).toEqual({ ok: false, code: 'UNSUPPORTED_TYPE' });
  });

  test('a table that Excel saves as “Unicode text” is taken, in either order of bytes', () => {
    const table = 'statement\tZon_opinion\tZon_comment';
    for (const [mark, littleEndian] of [
      [[0xff, 0xfe], true],
      [[0xfe, 0xff], false],
    ] as const)
      expect(decodeFile('set.TXT', bytes(...mark, utf16(table, littleEndian)))).toEqual({
        ok: true,
        kind: 'csv',
        text: table,
        guessed: false,
      });
  });

  test('no file at all is a missing field', () => {
    expect(decodeFile('', new Uint8Array())).toEqual({ ok: false, code: 'REQUIRED' });
  });
});

describe('the bytes become text', () => {
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, utf8(TEXT))],
    ['UTF-16 little endian with a mark', bytes(0xff, 0xfe, utf16(TEXT, true))],
    ['UTF-16 big endian with a mark', bytes(0xfe, 0xff, utf16(TEXT, false))],
  ];
  test.each(encodings)('%s, in both kinds', (_, file) => {
    expect(decodeFile('a.json', file)).toEqual({ ok: true, kind: 'json', text: TEXT, guessed: false });
    expect(decodeFile('a.csv', file)).toEqual({ ok: true, kind: 'csv', text: TEXT, guessed: false });
  });

  test('Windows-1252 in CSV only', () => {
    const file = bytes(0x80, utf8(' caf'), 0xe9, utf8(' '), 0x93, 0x94);
    expect(decodeFile('a.csv', file)).toEqual({ ok: true, kind: 'csv', text: '€ café “”', guessed: true });
    expect(decodeFile('a.json', file)).toEqual({ ok: false, code: 'UNREADABLE' });
  });

  test('the letters of a Mac of old, by line ends of a return alone', () => {
    const file = bytes(utf8('caf'), 0x8e, utf8(' in Belgi'), 0x91, 0x0d, 0xd2, utf8('x'), 0xd3, 0x0d);
    expect(decodeFile('a.csv', file)).toEqual({ ok: true, kind: 'csv', text: 'café in België\r“x”\r', guessed: true });
  });

  const unreadable: [string, Uint8Array][] = [
    ['a NUL character', utf8('a\0b')],
    ['UTF-16 without a mark', utf16(TEXT, true)],
    ['half a character of UTF-16', bytes(0xff, 0xfe, 0x41)],
    ['bytes that are not what the mark says', bytes(0xef, 0xbb, 0xbf, 0xe9, 0x41)],
    ['a picture', bytes(0x89, utf8('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ];
  test.each(unreadable)('%s cannot be read', (_, file) => {
    expect(decodeFile('a.csv', file)).toEqual({ ok: false, code: 'UNREADABLE' });
    expect(decodeFile('a.json', file)).toEqual({ ok: false, code: 'UNREADABLE' });
  });

  test('nothing is a text too, which the parser knows to be empty', () => {
    expect(decodeFile('a.csv', bytes(0xef, 0xbb, 0xbf))).toEqual({ ok: true, kind: 'csv', text: '', guessed: false });
  });

  test('10 MB are taken, one byte more is too large', () => {
    expect(decodeFile('a.csv', new Uint8Array(IMPORT_BYTES_MAX).fill(0x61))).toMatchObject({ ok: true });
    expect(decodeFile('a.csv', new Uint8Array(IMPORT_BYTES_MAX + 1).fill(0x61))).toEqual({
      ok: false,
      code: 'TOO_LARGE',
    });
  });
});
