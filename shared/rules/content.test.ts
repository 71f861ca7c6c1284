import { expect, it } from 'vitest';
import { contentRules } from './content.ts';
import { parseOrder } from './fields.ts';

it.each([
  ['', null],
  ['/images/stembrief.png', null],
  ['https://example.org/a.png', null],
  ['http://example.org/a.png', 'INVALID_VALUE'],
  ['/api/x', 'INVALID_VALUE'],
])('an image at “%s”, which the pages’ policy shows or blocks', (address, code) =>
  expect(contentRules.imageURL(address)).toBe(code),
);

it.each([
  ['2', 2],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['', Number.NaN],
  ['1,2,3', Number.NaN],
  ['x', Number.NaN],
])('“%s” sorts as %d', (text, order) => expect(parseOrder(text)).toBe(order));
