// Highlights of the overview: the most divided and the most agreed statement.
import { describe, expect, it } from 'vitest';
import { countedResults } from '#shared/domain/statement-results.ts';
import { findHighlights } from './highlights.ts';

const OPTIONS = ['ja', 'nee'].map((opinion, order) => ({ opinion, order, color: '#000000' }));
const answered = (statementId: string, yes: number, no: number) => ({
  statementId,
  results: countedResults(
    OPTIONS,
    [
      { opinion: 'ja', count: yes },
      { opinion: 'nee', count: no },
    ],
    0,
  ),
});
const highlights = (...statements: ReturnType<typeof answered>[]) => {
  const { mostDivided, mostAgreed } = findHighlights(statements);
  return [[...mostDivided], [...mostAgreed]];
};

describe('highlights', () => {
  it('name what split and what united the class', () => {
    expect(highlights(answered('a', 9, 1), answered('b', 5, 5), answered('c', 0, 8))).toEqual([['b'], ['c']]);
  });

  it('name several where they are equal', () => {
    expect(highlights(answered('a', 5, 5), answered('b', 3, 3), answered('c', 4, 1))).toEqual([['a', 'b'], ['c']]);
  });

  it('leave out statements with fewer than two answers, and say nothing where all are alike', () => {
    expect(highlights(answered('a', 1, 0), answered('b', 5, 5))).toEqual([[], []]);
    expect(highlights(answered('a', 2, 2), answered('b', 5, 5))).toEqual([[], []]);
    expect(highlights()).toEqual([[], []]);
  });
});
