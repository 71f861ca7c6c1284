import { describe, expect, it } from 'vitest';
import { isBlank, textKey, trimmed } from './text.ts';

describe('two texts are one', () => {
  it.each([
    ['a blank that does not break', 'Niet\u00a0akkoord'],
    ['a sign of no width', 'Niet akk\u200boord'],
    ['a byte order mark inside a word', 'Niet ak\ufeffkoord'],
    ['a soft hyphen', 'Niet ak\u00adkoord'],
    ['two blanks, one of them wide', ' Niet \u3000akkoord'],
    ['Braille without a dot', 'Niet\u2800akkoord'],
    ['a mark of direction', '\u200eNiet akkoord'],
    ['a line end', 'Niet\r\nakkoord'],
    ['full width', 'Ｎｉｅｔ akkoord'],
    ['case', 'NIET AKKOORD'],
  ])('that differ by %s', (_, spelling) => expect(textKey(spelling)).toBe(textKey('Niet akkoord')));

  it('that differ by a ligature, an accent written apart or a sign that joins nothing', () => {
    expect(textKey('ﬁnanciën')).toBe(textKey('financie\u0308n'));
    expect(textKey('e\u034f\u0301')).toBe(textKey('é'));
  });

  it.each(['Nietakkoord', 'Niet-akkoord', 'Niet akkoord?', 'Nièt akkoord'])('but not %s', (other) =>
    expect(textKey(other)).not.toBe(textKey('Niet akkoord')),
  );
});

describe('a text with nothing to be seen', () => {
  it.each(['', ' \t\n', '\u200b\u2060', '\u00ad', '\u3164', '\u2800', '\u0007\u0085', '\ufff9', ' \u2800\u200b '])(
    'is empty: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect(trimmed(text)).toBe('');
    },
  );
  it.each(['a', '.', '👍', '\u200ba', '⠁'])('is another one than %j', (text) => expect(isBlank(text)).toBe(false));
});
