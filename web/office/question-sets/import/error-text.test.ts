import { expect, it } from 'vitest';
import texts from '#web/i18n/nl-BE/office-import.json';
import { addTexts, translatorOf } from '#web/i18n/translator.ts';
import { importErrorHeading } from './error-text.ts';

addTexts('nl-BE', 'office-import', texts);

it.each([
  ['the second statement', '/statements/1/statementLong', 'Stelling 2: de tekst is leeg'],
  ['the first party', '/parties/0/partyLong', 'Partij 1: de tekst is leeg'],
  ['the third answer', '/answerOptions/2/label', 'Antwoord 3: de tekst is leeg'],
  ['what is in no list', '/title', '/title: de tekst is leeg'],
])('counts as an editor does: %s', (_, path, expected) => {
  const { t } = translatorOf('office-import', 'nl-BE');
  expect(importErrorHeading(t, { code: 'WRONG_FORMAT', at: { path }, reason: 'EMPTY_TEXT' })).toBe(expected);
});
