import { divisionOf, type StatementResults } from '#shared/domain/statement-results.ts';

/** More of them, or of their bars, are too small to read from the back of a room. */
const STATEMENTS_MAX = 9;
const BARS_MAX = 27;

export interface NumberedStatement<S> {
  statement: S;
  /** From 1. */
  number: number;
}

/** Returns the statements that a board has room for, at most `limit`, in their order: all of them, or those on which the class was most divided. */
export function statementsOnBoard<S extends { results: StatementResults }>(
  statements: readonly S[],
  limit: number,
): NumberedStatement<S>[] {
  const numbered = statements.map((statement, at) => ({ statement, number: at + 1 }));
  const bars = Math.max(1, ...statements.map(({ results }) => results.options.length));
  const room = Math.max(1, Math.min(limit, STATEMENTS_MAX, Math.floor(BARS_MAX / bars)));
  const division = ({ statement }: NumberedStatement<S>): number => divisionOf(statement.results) ?? -1;
  const shown = new Set([...numbered].sort((a, b) => division(b) - division(a)).slice(0, room));
  return numbered.filter((one) => shown.has(one));
}
