import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeImportError } from './describe-error.ts';
import { IMPORT_ERROR_REASONS } from './import-error.ts';
import { parseQuestionSetFile } from './parse.ts';

const kind = fc.constantFrom('json' as const, 'csv' as const);
const pieces = fc.constantFrom(
  'statement',
  'A_opinion',
  'A_comment',
  ',',
  ';',
  '\t',
  '"',
  '\r\n',
  '\n',
  '\r',
  'sep=',
  '\uFEFF',
  '\0',
  ' ',
  'Yes',
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces).map((parts) => parts.join('')),
  fc.array(pieces).map((parts) => `statement,A_opinion,A_comment\n${parts.join('')}`),
  fc.json(),
  fc
    .record(
      { parties: fc.anything(), answerOptions: fc.anything(), statements: fc.anything(), ['__proto__']: fc.anything() },
      { noNullPrototype: true },
    )
    .map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''),
);

test('any text is either taken or refused with one sentence, and no prototype changes', () => {
  const prototypes = [Object.prototype, Array.prototype, Function.prototype];
  const before = prototypes.map((one) => Reflect.ownKeys(one));
  fc.assert(
    fc.property(kind, text, (which, content) => {
      const parsed = parseQuestionSetFile(which, content);
      if (parsed.ok) expect(parsed.value.statements.length).toBeGreaterThan(0);
      else {
        expect(IMPORT_ERROR_REASONS).toContain(parsed.error.reason);
        expect(describeImportError(parsed.error)).toMatch(/^(Line \d+|At \/|The top level|The file)/);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(prototypes.map((one) => Reflect.ownKeys(one))).toEqual(before);
});

test.each([
  ['csv', 'statement,A_opinion,A_comment\nOne?,Yes', 'Line 2: there are 2 cells instead of 3.'],
  ['csv', 'statement,A_opinion\nOne?,Yes', 'Line 1: the column "A_comment" is missing.'],
  ['json', '{"parties":[{}]}', 'At /parties/0/partyLong: this is missing, expected a text.'],
  ['json', '[]', 'The top level: expected an object, found a list.'],
  ['csv', 'statement,A_opinion,A_comment\nOne?,,', 'The file: there is no opinion at all.'],
] as const)('a error in %s is told with its place', (which, content, sentence) => {
  const parsed = parseQuestionSetFile(which, content);
  expect(parsed.ok ? 'taken' : describeImportError(parsed.error)).toBe(sentence);
});

test('what was found is cut short, between characters', () => {
  const parsed = parseQuestionSetFile('csv', `statement,${'😀'.repeat(500)}\nOne?,Yes`);
  expect(parsed.ok ? 'taken' : parsed.error.found).toBe(`${'😀'.repeat(60)}…`);
});
