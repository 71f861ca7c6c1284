import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/domain/languages.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { shortened } from '#shared/domain/shortened.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { textKey, trimmed } from '#shared/domain/text.ts';
import { required } from '#testing/required.ts';
import { readRecords } from './csv-records.ts';
import { type ExportableQuestionSet, exportCsv, exportJson } from './export.ts';
import { parseQuestionSetFile } from './parse.ts';

const read = (kind: 'json' | 'csv', text: string) => {
  const parsed = parseQuestionSetFile(kind, text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const NASTY = [
  '_opinion',
  '_comment',
  'statement',
  ',',
  ';',
  '\t',
  '"',
  "'",
  '=',
  '+',
  '-',
  '@',
  '\n',
  '\r\n',
  'é',
  '😀',
  'sep=',
  'a',
  ' ',
];
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => trimmed(parts.join('').replaceAll('\0', '')));
const texts = (minLength: number, maxLength: number) =>
  fc.uniqueArray(
    nasty.filter((text) => text !== ''),
    { minLength, maxLength, selector: textKey },
  );

const exportable: fc.Arbitrary<ExportableQuestionSet> = fc
  .record({
    names: texts(1, 4)
      .filter((names) => !names.some((name) => ['plain', 'background', 'talk', 'drawing'].includes(name)))
      // As they are stored.
      .map((names) => names.map(shortened)),
    labels: texts(1, 4),
    descriptions: texts(1, 4),
    about: nasty,
    words: fc.record({ plain: nasty, background: nasty, talk: nasty }),
    drawing: fc.option(fc.constantFrom(...DRAWINGS)),
  })
  .chain(({ names, labels, descriptions, about, words, drawing }) =>
    fc
      .array(fc.record({ opinion: fc.option(fc.constantFrom(...labels)), comment: nasty }), {
        minLength: names.length * descriptions.length,
        maxLength: names.length * descriptions.length,
      })
      .filter((answers) => answers.some(({ opinion }) => opinion !== null))
      .map((answers) => ({
        name: 'x',
        description: about,
        opinionOptions: labels.map((opinion, at) => ({
          opinion,
          color: required(opinionColors(labels.length)[at]),
          order: at * 2,
        })),
        statements: descriptions.map((description, at) => ({
          _id: `s${at}`,
          description,
          ...(at === 0 ? words : NO_WORDS),
          drawing: at === 0 ? drawing : null,
        })),
        parties: names.map((name, at) => ({ _id: `p${at}`, name, description: about })),
        partyOpinions: answers.map((answer, at) => ({
          ...answer,
          statementId: `s${Math.floor(at / names.length)}`,
          partyId: `p${at % names.length}`,
        })),
      })),
  );

/** The content of the set without identifiers: per statement the filled-in answers by party. */
const statementsOf = ({ statements, parties, partyOpinions }: ExportableQuestionSet) =>
  statements.map(({ _id, description, ...words }) => ({
    description,
    ...words,
    answers: parties.flatMap((party, index) =>
      partyOpinions
        .filter(({ statementId, partyId }) => statementId === _id && partyId === party._id)
        .map(({ opinion, comment }) => ({ party: index, opinion: opinion ?? null, comment: comment ?? '' }))
        .filter(({ opinion, comment }) => opinion !== null || comment !== ''),
    ),
  }));

describe('an export comes back as the same set', () => {
  test('JSON: all of it', () => {
    fc.assert(
      fc.property(exportable, (set) => {
        expect(read('json', exportJson(set))).toEqual({
          parties: set.parties.map(({ name, description }) => ({ name, description })),
          opinionOptions: set.opinionOptions.map((option, at) => ({ ...option, order: at + 1 })),
          statements: statementsOf(set),
        });
      }),
    );
  });

  test('CSV: statements, parties, opinions and comments', () => {
    fc.assert(
      fc.property(exportable, (set) => {
        const back = read('csv', exportCsv(set));
        expect(back.parties.map(({ name }) => name)).toEqual(set.parties.map(({ name }) => name));
        expect(back.statements).toEqual(statementsOf(set));
        const used = set.partyOpinions.map(({ opinion }) => opinion).filter((opinion) => opinion !== null);
        expect(back.opinionOptions.map(({ opinion }) => opinion)).toEqual([...new Set(used)]);
      }),
    );
  });
});

test('no cell of a CSV export begins with what a spreadsheet runs', () => {
  fc.assert(
    fc.property(exportable, (set) => {
      const records = readRecords(exportCsv(set).slice(1), () => true);
      expect(records.flatMap(({ cells }) => cells).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

test.each(LANGUAGES)('the example files in %s import as they are, and are equal', (language) => {
  const { example } = JSON.parse(readFileSync(`web/i18n/${LANGUAGE_TAGS[language]}/office-import.json`, 'utf8'));
  const textOf = (kind: 'json' | 'csv') => readFileSync(`web/public/examples/${example.fileName}.${kind}`, 'utf8');
  const [fromJson, fromCsv] = [read('json', textOf('json')), read('csv', textOf('csv'))];
  expect(fromJson.statements).toHaveLength(3);
  expect(fromCsv.statements).toEqual(fromJson.statements);
  expect(fromJson.opinionOptions).toHaveLength(3);
});
