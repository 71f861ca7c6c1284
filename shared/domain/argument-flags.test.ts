import { describe, expect, it } from 'vitest';
import { flagsOf, twinsAmong } from './argument-flags.ts';

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
    ['name', 'vraag het maar aan Emma'],
    ['contact', 'schrijf naar emma.j@school.example'],
    ['contact', 'kijk op filmpjes.be daar staat het'],
    ['contact', 'zie HTTPS://voorbeeld.test/x'],
    ['contact', 'volg @emma_2010 maar'],
    ['contact', 'wie @ emma.j@school.example'],
    ['contact', 'ik-@x@school.example'],
    ['contact', 'twee--streepjes.be en-www.voorbeeld.test'],
    ['contact', 'bel 0470 12 34 56'],
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
    'bijv. 50 % van de klas, d.w.z. 12 leerlingen',
  ])('none: %s', (text) => {
    expect(flagsOf(text, LISTS)).toEqual([]);
  });
});

it('twins are the same text of another student on the same statement, apart from case', () => {
  const given = (_id: string, statementId: string, comment: string) => ({ _id, statementId, comment });
  expect([
    ...twinsAmong([
      given('a', 's1', 'Zelfde tekst'),
      given('b', 's1', 'zelfde TEKST '),
      given('c', 's2', 'Zelfde tekst'),
      given('d', 's1', ''),
      given('e', 's1', ''),
    ]),
  ]).toEqual(['a', 'b']);
});
