import { expect, it } from 'vitest';
import { acceptedEncoding } from './drawn-pages.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR;q=0.1', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br; q=0.0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['library, broken', 'identity'],
  ['br;q=what', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
])('of %j a page is sent as %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
it('without the header a page is sent as it is', () => expect(acceptedEncoding()).toBe('identity'));
