import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSyntaxFault } from './json-syntax.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['statement,A_opinion', 0],
  ['{"a": 1,}', 8],
  ['[1, 2,]', 6],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ["{'a': 1}", 1],
  ['{"a": 01}', 7],
  ['{"a": "x\ny"}', 6],
  ['{"a": "\\x"}', 6],
  ['{"a": tru}', 6],
  ['[1]]', 3],
  ['{"a": [1}', 8],
  ['[1] x', 4],
  ['{"a": [1,\n  ', 9],
  ['  ', 0],
])('%j breaks at %i', (text, position) => {
  expect(findSyntaxFault(text)).toBe(position);
});

test('it finds a fault exactly where JSON.parse finds one', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat({ max: 2 }),
      fc.constantFrom('', ',', '}', ']', '"', '\\', '0', '-', 'e', ':', ' ', '\n', '\u0085'),
    )
    .map(([text, at, cut, put]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + put + text.slice(from + cut);
    });
  fc.assert(
    fc.property(broken, (text) => {
      expect(findSyntaxFault(text) === null).toBe(isJson(text));
    }),
    { numRuns: 3_000 },
  );
});

test('a long text is no harder', () => {
  const long = 'x'.repeat(9_000_000);
  expect(findSyntaxFault(`{"a": "${long}"}`)).toBeNull();
  expect(findSyntaxFault(`{"a": "${long}`)).toBe(6);
});
