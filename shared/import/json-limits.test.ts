import { describe, expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { answer, errorOf, json, option, read, SAMPLE_SET, type SampleFile, statement } from './json.testing.ts';

describe('the limits', () => {
  const tooLong = (path: string, reason: string) => ({ code: 'TOO_LONG', at: { path }, reason });
  const many = (count: number) => (file: SampleFile) => {
    const { answers } = statement(file, 1);
    file.statements = Array.from({ length: count }, (_, at) => ({ statementLong: `S ${at}`, answers }));
  };
  test.each([
    [
      'a statement',
      json((file) => Object.assign(statement(file, 1), { statementLong: 'x'.repeat(1001) })),
      tooLong('/statements/1/statementLong', 'TEXT_TOO_LONG'),
    ],
    [
      'an explanation',
      json((file) => Object.assign(answer(file, 0, 0), { explanation: 'x'.repeat(20_001) })),
      tooLong('/statements/0/answers/0/explanation', 'TEXT_TOO_LONG'),
    ],
    [
      'an option',
      json((file) => Object.assign(option(file, 0), { label: 'x'.repeat(101) })),
      tooLong('/answerOptions/0/label', 'TEXT_TOO_LONG'),
    ],
    [
      'a name',
      json((file) => file.parties.push({ partyLong: 'x'.repeat(201) })),
      tooLong('/parties/2/partyLong', 'TEXT_TOO_LONG'),
    ],
    ['statements', json(many(501)), tooLong('/statements/500', 'TOO_MANY_ITEMS')],
    [
      'parties',
      json((file) => {
        file.parties = Array.from({ length: 101 }, (_, at) => ({ partyLong: `P ${at}` }));
      }),
      tooLong('/parties/100', 'TOO_MANY_ITEMS'),
    ],
    [
      'options, whatever they are',
      json((file) => {
        file.answerOptions = Array.from({ length: 200_000 }, () => ({ label: 1 }));
      }),
      tooLong('/answerOptions/20', 'TOO_MANY_ITEMS'),
    ],
    [
      'answers to a statement',
      json((file) => {
        statement(file, 1).answers = Array.from({ length: 101 }, (_, at) => ({ partyLong: at }));
      }),
      tooLong('/statements/1/answers/100', 'TOO_MANY_ITEMS'),
    ],
    [
      'values',
      json((file) => Object.assign(file, { ignored: Array.from({ length: 500_000 }, () => ({})) })),
      { code: 'TOO_LONG', at: null, reason: 'TOO_MANY_ITEMS', expected: '500000' },
    ],
  ])('more %s than allowed', (_, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
  });

  test('as much as allowed is taken, in characters that a reader counts', () => {
    expect(read(json(many(500))).statements).toHaveLength(500);
    expect(
      read(json((file) => Object.assign(statement(file, 1), { statementLong: `${'😀'.repeat(1000)} ` }))).statements,
    ).toHaveLength(2);
  });

  test('signs inside texts count as text', () => {
    const explanation = '\\",[{'.repeat(4_000);
    const change = (file: SampleFile) => Object.assign(answer(file, 0, 0), { explanation });
    expect(read(json(change)).statements[0]?.answers[0]?.comment).toBe(explanation);
    const filler = ',[{'.repeat(200_000);
    expect(read(json((file) => Object.assign(file, { filler })))).toEqual(SAMPLE_SET);
    expect(read(json((file) => Object.assign(file, { filler: `\\"${filler}` })))).toEqual(SAMPLE_SET);
  });

  test('10 MB are counted in bytes', () => {
    const fill = (bytes: number): string => `${json()}${' '.repeat(bytes - json().length)}`;
    expect(read(fill(IMPORT_BYTES_MAX))).toEqual(SAMPLE_SET);
    expect(errorOf(fill(IMPORT_BYTES_MAX + 1))).toMatchObject({
      code: 'TOO_LARGE',
      at: null,
      reason: 'FILE_TOO_LARGE',
    });
    expect(errorOf(`"${'é'.repeat(IMPORT_BYTES_MAX / 2)}"`)).toMatchObject({ code: 'TOO_LARGE' });
  });
});
