import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { textsIn, withValues } from './texts.ts';

/** Path → text. */
const flat = (value: object, before = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${before}${key}`, inner] as [string, string]] : flat(inner, `${before}${key}.`),
  );
const valuesIn = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('the texts of the server', () => {
  it.each(LANGUAGES)('are the same ones in %s, filled in, with the same placeholders', (language) => {
    const shape = (texts: object) => Object.fromEntries(flat(texts).map(([key, text]) => [key, valuesIn(text)]));
    expect(shape(textsIn(language))).toEqual(shape(textsIn('NL_BE')));
    expect(flat(textsIn(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('put a narrow space that does not break before a sign that stands apart in French', () => {
    const apart = flat(textsIn('FR')).filter(([, text]) => /[^\u202f][:;?!»]|«[^\u202f]/.test(text));
    expect(apart).toEqual([]);
  });
});

it('fills the placeholders of a text literally, and only those that have a value', () => {
  expect(withValues('{{a}} {{b}} {{c}}', { a: '$& {{c}}', c: 2 })).toBe('$& {{c}} {{b}} 2');
});
