import { expect, it } from 'vitest';
import { filledIn } from './to-fill-in.ts';

it.each([
  ['<p>Ready.</p>', '<p>Ready.</p>'],
  ['<p>Ready.</p><p>Mail to [vul aan: <strong>address</strong>].</p><p>Thanks.</p>', '<p>Ready.</p><p>Thanks.</p>'],
  ['<ul><li><p>One</p></li><li><p>[vul aan: two]</p></li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['<ul><li><p>[vul aan: one]</p></li></ul>', ''],
])('visitors get %s as %s', (html, shown) => {
  expect(filledIn(html)).toBe(shown);
});
