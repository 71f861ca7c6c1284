import { describe, expect, it } from 'vitest';
import { filledIn, markToFillIn, TO_FILL_IN } from './to-fill-in.ts';

describe.each(Object.values(TO_FILL_IN))('what begins with “%s”', (mark) => {
  it.each([
    ['<p>Ready.</p>', '<p>Ready.</p>'],
    [`<p>Ready.</p><p>Mail to ${mark} <strong>address</strong>].</p><p>Thanks.</p>`, '<p>Ready.</p><p>Thanks.</p>'],
    [`<ul><li><p>One</p></li><li><p>${mark} two]</p></li></ul>`, '<ul><li><p>One</p></li></ul>'],
    [`<ul><li><p>${mark} one]</p></li></ul>`, ''],
  ])('visitors get %s as %s', (html, shown) => {
    expect(filledIn(html)).toBe(shown);
    expect(markToFillIn(html)).toBe(html === shown ? null : mark);
    expect(markToFillIn(shown)).toBeNull();
  });
});
