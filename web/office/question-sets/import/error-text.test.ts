import { expect, it } from 'vitest';
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { xlsxOf } from '#testing/xlsx.ts';
import texts from '#web/i18n/nl-BE/office-import.json';
import { addTexts, translatorOf } from '#web/i18n/translator.ts';
import { fileErrorText, importErrorHeading, importErrorSummary } from './error-text.ts';
import { inputReader } from './read-input.ts';

addTexts('nl-BE', 'office-import', texts);
const { t } = translatorOf('office-import', 'nl-BE');

it.each([
  ['the second statement', '/statements/1/statementLong', 'Stelling 2: de tekst is leeg'],
  ['the first party', '/parties/0/partyLong', 'Partij 1: de tekst is leeg'],
  ['the third answer', '/answerOptions/2/label', 'Antwoord 3: de tekst is leeg'],
  ['what is in no list', '/title', '/title: de tekst is leeg'],
])('counts as an editor does: %s', (_, path, expected) => {
  expect(importErrorHeading(t, { code: 'WRONG_FORMAT', at: { path }, reason: 'EMPTY_TEXT' })).toBe(expected);
});

const JSON_FILE = JSON.stringify({
  parties: [{ partyLong: 'A' }],
  answerOptions: [{ order: 1, label: 'Akkoord', color: '#2f6fde' }],
  statements: [{ statementLong: 'x', answers: [{ partyLong: 'A', answer: 'misschien' }] }],
});
const FORMULA = xlsxOf({
  name: 'Blad1',
  rows: [
    ['Stelling', 'Partij', 'Standpunt'],
    ['x', 'A', { formula: 'A9', value: null }],
  ],
});

it.each<[string, string, Uint8Array | string, string]>([
  ['another kind', 'a.docx', 'x', 'Dit soort bestand kunnen we niet gebruiken.'],
  ['an empty file', 'a.csv', '', 'Het bestand is leeg'],
  ['NUL characters', 'a.csv', 'statement\0', 'Dit bestand kunnen we niet lezen.'],
  ['broken JSON', 'a.json', '{\n"parties": [,]}', 'Regel 2: dit is geen geldige JSON'],
  [
    'an answer that is not declared',
    'a.json',
    JSON_FILE,
    'Stelling 1: antwoord “misschien” staat niet in de lijst met antwoorden',
  ],
  ['a missing column', 'a.csv', 'statement,A_opinion\nx,Eens\n', 'Regel 1: kolom “A_comment” ontbreekt'],
  ['no opinion at all', 'a.csv', 'statement,A_opinion,A_comment\nx,,\n', 'Er staat geen enkel standpunt in'],
  ['over 10 MB', 'a.csv', new Uint8Array(IMPORT_BYTES_MAX + 1).fill(0x78), 'Dit bestand is te groot.'],
  ['a cell of a sheet', 'a.xlsx', FORMULA, 'Blad1, C2: de formule in deze cel heeft geen waarde'],
])('says what is wrong, and where: %s', async (_, name, content, says) => {
  const reader = inputReader();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const first = await reader.read({ files: [{ name, bytes }] });
  const [sheet] = first.state === 'columns' ? first.sheets : [];
  const read = sheet ? await reader.confirm(0, sheet.columns) : first;
  if (read.state !== 'refused' && read.state !== 'invalid') throw new Error(read.state);
  const said =
    read.state === 'refused'
      ? fileErrorText(t, read.code)
      : `${importErrorHeading(t, read.error)} ${importErrorSummary(t, read.error)}`;
  expect(said).toContain(says);
});
