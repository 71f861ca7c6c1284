import { expect, it } from 'vitest';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { statementsOnBoard } from './statements-on-board.ts';

/** A statement with a bar for each count. */
const statement = (...counts: number[]) => ({
  results: resultsOf(
    counts.map((count, order) => ({ opinion: `${order}`, color: '#1864b0', order, count, hands: 0 })),
    0,
  ),
});
const numbersOf = (statements: Parameters<typeof statementsOnBoard>[0], limit = 20) =>
  statementsOnBoard(statements, limit).map(({ number }) => number);
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

it('shows nine statements with three answers', () => {
  expect(numbersOf(times(9, statement(1, 0, 0)))).toHaveLength(9);
});

it('of more it shows those that divided the class most, in their order', () => {
  const united = times(8, statement(9, 0, 0));
  const unanswered = statement(0, 0, 0);
  const split = statement(3, 3, 3);
  expect(numbersOf([unanswered, ...united, split, unanswered, split])).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 12]);
});

it('shows fewer statements with more answers, and no more than nine with two', () => {
  expect(numbersOf(times(9, statement(1, 2, 3, 4, 5)))).toHaveLength(5);
  expect(numbersOf(times(20, statement(1, 2)))).toHaveLength(9);
});

it('shows no more than fit, but one in any case', () => {
  const statements = [statement(9, 0), statement(3, 3), statement(4, 2)];
  expect(numbersOf(statements, 2)).toEqual([2, 3]);
  expect(numbersOf(statements, 0)).toEqual([2]);
});
