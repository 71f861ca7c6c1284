import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeIn,
  makeSchoolCode,
  makeSessionCode,
  parseSessionCode,
  SESSION_CODE_ALPHABET,
  sessionCodeAt,
} from './session-code.ts';

describe('a session code', () => {
  it('is six characters that cannot be mistaken for each other', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = makeSessionCode((below) => (numbers.next().value ?? 0) % below);
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
        expect(parseSessionCode(code)).toBe(code);
      }),
    );
  });

  it('is a game’s or a school count’s, never both', () => {
    const sumOf = (code: string) => [...code].reduce((sum, sign) => sum + SESSION_CODE_ALPHABET.indexOf(sign), 0);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const pick = (below: number) => (numbers.next().value ?? 0) % below;
        const [game, school] = [makeSessionCode(pick), makeSchoolCode(pick)];
        expect(sumOf(game) % SESSION_CODE_ALPHABET.length).not.toBe(0);
        expect(sumOf(school) % SESSION_CODE_ALPHABET.length).toBe(0);
        expect(parseSessionCode(school)).toBe(school);
      }),
    );
  });

  it('may be typed in any case, with blanks around', () => {
    expect(parseSessionCode(' k7pm4x ')).toBe('K7PM4X');
  });

  it.each(['', 'K7PM4', 'K7PM4XX', 'K7PM40', 'K7PM4I', 'K7PM4O', 'K7PM41', 'K7 PM4X'])('is not %j', (text) => {
    expect(parseSessionCode(text)).toBeNull();
  });
});

it.each([
  ['abc234', 'ABC234'],
  [' abc-234. ', 'ABC234'],
  ['https://spel.example/votingsession/abc234', 'ABC234'],
  ['https://spel.example/votingsession/abc234?x=1', 'ABC234'],
  ['abc 234', 'ABC234'],
  ['…', ''],
  ['Code: 6cj3nh', '6CJ3NH'],
  ['Surf naar spel.example en typ 6CJ3NH (of scan)', '6CJ3NH'],
  ['Code: ABCDEF', 'ABCDEF'],
  ['ＡＢＣ２３４', 'ABC234'],
  ['abc٢٣٤', 'ABC234'],
  ['abc२३४', 'ABC234'],
  ['abc۲۳۹', 'ABC239'],
  ['a2𝟟𝟡bc', 'A279BC'],
])('reads the code in %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

it.each([
  ['/votingsession/abc234', 'ABC234'],
  ['/votingsession/ABC234/', 'ABC234'],
  ['/votingsession/ABC23', null],
  ['/votingsession/ABC234/x', null],
  ['/results/ABC234', null],
  ['/', null],
])('at %s is the game %s', (path, code) => {
  expect(sessionCodeAt(path)).toBe(code);
});
