import { expect, it } from 'vitest';
import { briefly, firstSentence } from './first-sentence.ts';

it.each([
  ['Omdat het kan. En omdat het moet.', 'Omdat het kan.'],
  ['  Zonder punt ', 'Zonder punt'],
  ['Voor 3.5 procent minder. Ja', 'Voor 3.5 procent minder.'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it.each([
  ['Ja. En nog iets.', 'Ja.'],
  [`${'woord '.repeat(40)}.`, `${'woord '.repeat(26).trim()}…`],
  ['x'.repeat(300), `${'x'.repeat(160)}…`],
])('“%s” is briefly “%s”', (text, brief) => {
  expect(briefly(text)).toBe(brief);
});
