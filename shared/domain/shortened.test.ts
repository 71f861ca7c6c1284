import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

describe('what a class sees of somebody', () => {
  it.each([
    [`a${'\n'.repeat(298)}b`, 'a\n\nb'],
    ['a\n\n\n\nb\n\n\nc', 'a\n\nb\n\nc'],
    ['a\n \n\u00a0\n\u200b\n\u2800\nb', 'a\n\nb'],
    ['a\u2028\u2029\u0085\vb', 'a\n\nb'],
    [`a${'\r\n'.repeat(60)}b`, 'a\n\nb'],
    ['a\n\nb\nc', 'a\n\nb\nc'],
    ['a\r\n\r\nb', 'a\r\n\r\nb'],
    ['  a\n\n\n', 'a'],
    ['\u2800\n\u200b', ''],
  ])('has at most two line ends in a row: %j', (text, expected) => expect(shortened(text)).toBe(expected));

  it.each([
    ['q\u0302\u0303\u0304\u0305\u0306x', 'q\u0302\u0303\u0304x'],
    ['q\u0302\u200d\u0303\u200d\u0304\u200d\u0305', 'q\u0302\u200d\u0303\u200d\u0304\u200d'],
    // The accent of é is part of the letter.
    ['e\u0301\u0302\u0303\u0304\u0305', 'é\u0302\u0303\u0304'],
    [`q${'\u0489'.repeat(300)}w${'\u0489'.repeat(300)}`, `q${'\u0489'.repeat(3)}w${'\u0489'.repeat(3)}`],
  ])('has at most three marks on a letter: %j', (text, expected) => expect(shortened(text)).toBe(expected));

  it.each([
    'Tiếng Việt có dấu',
    'Tie\u0302\u0301ng Vie\u0323\u0302t',
    'क्या यह ठीक है',
    'น้ำขึ้นให้รีบตัก',
    'בְּרֵאשִׁ֖ית בָּרָ֣א',
    'مُحَمَّدٌ',
    '❤️ 👍🏽 1️⃣ 👩🏽‍❤️‍👨🏽 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'ﬁnanciën ½ m²…',
  ])('is as it was written otherwise: %s', (text) => expect(shortened(text)).toBe(text));

  it('is the same when it is sent again', () => {
    for (const text of [`a${'\n \n'.repeat(9)}b`, `q${'\u0302\u200d'.repeat(9)}`, 'a\r\n\r\n\r\nb'])
      expect(shortened(shortened(text))).toBe(shortened(text));
  });
});
