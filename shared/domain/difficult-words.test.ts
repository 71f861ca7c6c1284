import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifficultWords } from './difficult-words.ts';
import { proposeForms } from './word-forms.ts';

/** Listed with the forms that are proposed. */
const listed = (...words: string[]) =>
  words.map((word) => ({ _id: word, word, forms: proposeForms(word), description: `wat ${word} is` }));
const shown = (text: string, ...words: string[]) =>
  findDifficultWords(text, listed(...words))
    .map((segment) => (segment.kind === 'word' ? `[${segment.text}]` : segment.text))
    .join('');

/** Without what only a PDF puts into words, which nobody sees. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'));

describe('difficult words', () => {
  it.each([
    ['without case', 'De Opkomstplicht blijft.', ['opkomstplicht'], 'De [Opkomstplicht] blijft.'],
    ['on word boundaries', 'De netwetten zijn geen wet.', ['wet'], 'De netwetten zijn geen [wet].'],
    ['with punctuation around', '“Asiel”, (asiel)!', ['asiel'], '“[Asiel]”, ([asiel])!'],
    [
      'the longest first',
      'De Europese Unie en Europese landen',
      ['europese', 'Europese Unie'],
      'De [Europese Unie] en [Europese] landen',
    ],
    ['with a plural in -en', 'Alle partijen samen', ['partij'], 'Alle [partijen] samen'],
    ['with a doubled consonant', 'Nieuwe wetten', ['wet'], 'Nieuwe [wetten]'],
    ['with a plural in -’s', "Twee dilemma’s en baby's", ['dilemma', 'baby'], "Twee [dilemma’s] en [baby's]"],
    [
      'with another vowel',
      'De staten, steden en overheden',
      ['staat', 'stad', 'overheid'],
      'De [staten], [steden] en [overheden]',
    ],
    ['not in a verb', 'Kiezers weten te weinig over de wet', ['wet'], 'Kiezers weten te weinig over de [wet]'],
    [
      'not in another word',
      'bomen, lonen, kopen, manen, taken',
      ['bom', 'lon', 'kop', 'man', 'tak'],
      'bomen, lonen, kopen, manen, taken',
    ],
    ['however accents are written', 'De coo\u0308rdinatie', ['coördinatie'], 'De [coördinatie]'],
    ['when they are listed in the other way', 'De coördinatie', ['coo\u0308rdinatie'], 'De [coördinatie]'],
    ['with accents', 'De coördinatie, categorieën', ['coördinatie', 'categorie'], 'De [coördinatie], [categorieën]'],
    ['with a ligature of a PDF', 'De ﬁnanciering', ['financiering'], 'De [financiering]'],
    ['with a soft hyphen of a PDF', 'De erf\u00adbe\u00adlasting', ['erfbelasting'], 'De [erfbelasting]'],
    ['when they are listed with such signs', 'De erfbelasting', ['erf\u00adbelasting'], 'De [erfbelasting]'],
    ['twice in a row', 'wet wet', ['wet'], '[wet] [wet]'],
    ['over the end of a line', 'De Europese\nUnie', ['Europese Unie'], 'De [Europese\nUnie]'],
    ['with signs in the word', 'A.I. of C++ (C++)', ['C++'], 'A.I. of [C++] ([C++])'],
    ['not without a list', 'Niets', [], 'Niets'],
  ])('are found %s', (_, text, words, expected) => {
    expect(shown(text, ...words)).toBe(expected);
  });

  it('leave the text as it is, whatever text and words are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }),
        (text, words) => {
          expect(
            findDifficultWords(text, listed(...words))
              .map((segment) => segment.text)
              .join(''),
          ).toBe(plain(text));
        },
      ),
    );
  });
});
