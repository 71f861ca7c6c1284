import { describe, expect, it } from 'vitest';
import { firstState, flagsOf, twinsAmong } from './argument-flags.ts';

const LISTS = {
  words: new Set(['sukkel', 'sukkél']),
  phrases: new Map([['dikke', ['dikke nek']]]),
  firstNames: new Set(['emma', 'noor']),
};

describe('the flags of one text', () => {
  it.each([
    ['word', 'wat een Sukkel!'],
    ['word', 'dikke  NEK, zeg ik'],
    ['word', 'een suKKe\u0301l'],
    ['word', 'een suk\u200bkel'],
    ['word', 'een suk\u00adkel'],
    ['word', 'een \u202esukkel'],
    ['word', 'een ｓｕｋｋｅｌ'],
    // The а and the е are Cyrillic, the ο is Greek.
    ['word', 'een sukkеl'],
    ['word', 'dikkе nеk'],
    ['name', 'vraag het aan Em\u200bma'],
    ['contact', 'bel ０４７０ １２ ３４ ５６'],
    ['contact', 'naar emma.j＠school.example'],
    ['contact', 'kijk op ww\u200bw.voorbeeld.test'],
    ['name', 'vraag het maar aan Emma'],
    ['contact', 'schrijf naar emma.j@school.example'],
    ['contact', 'kijk op filmpjes.be daar staat het'],
    ['contact', 'zie HTTPS://voorbeeld.test/x'],
    ['contact', 'volg @emma_2010 maar'],
    ['contact', 'wie @ emma.j@school.example'],
    ['contact', 'ik-@x@school.example'],
    ['contact', 'twee--streepjes.be en-www.voorbeeld.test'],
    ['contact', 'bel 0470 12 34 56'],
    ['contact', 'gsm0470123456'],
    ['contact', '0470123456 is van mij'],
    ['contact', 'bel +32 (0)470/12.34.56'],
    ['loud', 'DIT IS NIET EERLIJK'],
    ['loud', 'neeeeee dat niet'],
  ])('%s: %s', (flag, text) => {
    expect(flagsOf(text, LISTS)).toEqual([flag]);
  });

  it.each([
    'een sukkeltje of een opsukkel',
    'emma zonder hoofdletter en NOOR in hoofdletters',
    'tussen 2019 en 2024 kwamen er 10 000 000 000 bomen bij',
    'jaaaaa, de EU kan dat......',
    'NEE NU',
    'met code a1b012345678c9d',
    'met code 012345678abc',
    'met code ab0123456789',
    // Words of another script that would read as listed ones, letter by letter.
    'сукке',
    'bijv. 50 % van de klas, d.w.z. 12 leerlingen',
  ])('none: %s', (text) => {
    expect(flagsOf(text, LISTS)).toEqual([]);
  });
});

it.each([
  [['word'], 'held'],
  [['name', 'loud'], 'held'],
  [['contact'], 'held'],
  [['loud', 'twin'], 'shown'],
  [[], 'shown'],
] as const)('with the flags %j an argument is %s, unless every one waits', (flags, state) => {
  expect(firstState(flags, false)).toBe(state);
  expect(firstState(flags, true)).toBe('held');
});

it('twins are the same text on the same statement, as it looks', () => {
  const given = (_id: string, statementId: string, comment: string) => ({ _id, statementId, comment });
  expect([
    ...twinsAmong([
      given('a', 's1', 'Zelfde tekst'),
      given('b', 's1', 'zelfde\u00a0TE\u200bKST '),
      given('c', 's2', 'Zelfde tekst'),
      given('d', 's1', ''),
      given('e', 's1', ''),
    ]),
  ]).toEqual(['a', 'b']);
});
