// Highlights of the overview: the most divided and the most agreed statement.
import { describe, expect, it } from 'vitest';
import { countedResults } from '#shared/domain/statement-results.ts';
import { findHighlights } from './highlights.ts';

/** A statement with that many answers for each of its options. */
const answered = (statementId: string, ...counts: readonly number[]) => {
  const options = counts.map((count, order) => ({ opinion: `antwoord ${order}`, order, color: '#000000', count }));
  return { statementId, results: countedResults(options, options, 0) };
};
type Statements = ReturnType<typeof answered>[];
const inDebate = (...statements: Statements) => Object.fromEntries(findHighlights('debate', statements));
const inPartyGame = (...statements: Statements) => Object.fromEntries(findHighlights('party', statements));

describe('highlights', () => {
  it('name what split and what united the class', () => {
    const all = inDebate(answered('a', 9, 1), answered('b', 5, 5), answered('c', 0, 8));
    expect(all).toEqual({ b: 'divided', c: 'agreed' });
  });

  it('name several if they are equal', () => {
    const all = inDebate(answered('a', 5, 5), answered('b', 3, 3), answered('c', 4, 1));
    expect(all).toEqual({ a: 'divided', b: 'divided', c: 'agreed' });
  });

  it('call no statement agreed that its own result called divided', () => {
    expect(inDebate(answered('a', 5, 5), answered('b', 6, 5))).toEqual({ a: 'divided' });
    const all = inDebate(answered('a', 5, 5), answered('b', 6, 5), answered('c', 7, 4));
    expect(all).toEqual({ a: 'divided', c: 'agreed' });
  });

  it('call no statement agreed on which no answer was given by most', () => {
    expect(inDebate(answered('a', 3, 3, 3, 2), answered('b', 5, 3, 2, 1))).toEqual({ a: 'divided' });
  });

  it('call no statement both divided and agreed', () => {
    expect(inDebate(answered('a', 6, 4), answered('b', 5, 5, 0, 0))).toEqual({ a: 'divided' });
  });

  it('say of a party game where the answers differed, as students answered for different parties', () => {
    expect(inPartyGame(answered('a', 9, 1), answered('b', 5, 5))).toEqual({ b: 'apart' });
  });

  it('leave out statements with fewer than two answers, and say nothing if all are alike', () => {
    expect(inDebate(answered('a', 1, 0), answered('b', 5, 5))).toEqual({});
    expect(inDebate(answered('a', 2, 2), answered('b', 5, 5))).toEqual({});
    expect(inDebate()).toEqual({});
  });
});
