// The component library's colours are the product's own.
import { expect, it } from 'vitest';
import { NEUTRAL, PRIMARY, RED, YELLOW } from './theme-colors.ts';
import tokens from './tokens.css?raw';

it.each([
  ['primary', PRIMARY],
  ['yellow', YELLOW],
  ['neutral', NEUTRAL],
  ['red', RED],
])('%s is as in tokens.css', (name, shades) => {
  const declared = Array.from(tokens.matchAll(new RegExp(`--${name}-\\d: (#[0-9a-f]{6});`, 'g')), ([, hex]) => hex);
  expect(declared).toHaveLength(10);
  expect([...shades]).toEqual(declared);
});
