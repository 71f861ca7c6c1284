import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the place of a error as it stands in the file', () => {
  it.each([
    ['a line', 'a\nb\nc', { line: 2 }, { place: '2', text: 'b' }],
    ['a line after old line ends', 'a\rb\rc', { line: 3 }, { place: '3', text: 'c' }],
    [
      'a line below the separator line, which counts as none',
      'sep=;\r\na\r\nb',
      { line: 2 },
      { place: '2', text: 'b' },
    ],
    ['a value', '{"a":[{"b/c":null}]}', { path: '/a/0/b~1c' }, { place: '/a/0/b~1c', text: 'null' }],
  ])('%s', (_, text, at, expected) => {
    expect(excerptOf(text, at)).toEqual(expected);
  });

  it.each([
    ['the whole file', 'a', null],
    ['an empty line', 'a\n\nb', { line: 2 }],
    ['a line beyond the end', 'a', { line: 9 }],
    ['a key that is not there', '{"a":{}}', { path: '/a/constructor' }],
    ['the top level', '[]', { path: '' }],
    ['a path in what is no JSON', '{', { path: '/a' }],
  ])('nothing for %s', (_, text, at) => {
    expect(excerptOf(text, at)).toBeNull();
  });

  it('is cut short', () => {
    expect(excerptOf('x'.repeat(10_000), { line: 1 })?.text).toHaveLength(161);
  });
});
