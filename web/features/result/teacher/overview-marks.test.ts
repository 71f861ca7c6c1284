// Marks of the overview: the most divided and the most agreed statement.
import { describe, expect, it } from 'vitest';
import { statementResults } from '#shared/domain/statement-results.ts';
import { markStatements } from './overview-marks.ts';

const OPTIONS = ['ja', 'nee'].map((opinion, order) => ({ opinion, order, color: '#000000' }));
const answered = (statementId: string, yes: number, no: number) => ({
  statementId,
  results: statementResults(OPTIONS, [
    ...Array.from({ length: yes }, () => ({ opinion: 'ja' })),
    ...Array.from({ length: no }, () => ({ opinion: 'nee' })),
  ]),
});
const marks = (...statements: ReturnType<typeof answered>[]) => {
  const { mostDivided, mostAgreed } = markStatements(statements);
  return [[...mostDivided], [...mostAgreed]];
};

describe('marks', () => {
  it('name what split and what united the class', () => {
    expect(marks(answered('a', 9, 1), answered('b', 5, 5), answered('c', 0, 8))).toEqual([['b'], ['c']]);
  });

  it('name several where they are equal', () => {
    expect(marks(answered('a', 5, 5), answered('b', 3, 3), answered('c', 4, 1))).toEqual([['a', 'b'], ['c']]);
  });

  it('leave out statements with fewer than two answers, and say nothing where all are alike', () => {
    expect(marks(answered('a', 1, 0), answered('b', 5, 5))).toEqual([[], []]);
    expect(marks(answered('a', 2, 2), answered('b', 5, 5))).toEqual([[], []]);
    expect(marks()).toEqual([[], []]);
  });
});
