// Which statements divided a class most and least: pure.
import { divisionOf, type StatementResults } from '#shared/domain/statement-results.ts';

export interface Marks {
  /** Ids of the statements that split the class most, and of those that united it most; several when they are equal. */
  mostDivided: ReadonlySet<string>;
  mostAgreed: ReadonlySet<string>;
}

/** Divisions closer than this are the same. */
const SAME = 1e-9;

/** Takes every statement with its counts. Without a difference between statements there is nothing to mark. */
export function markStatements(statements: readonly { statementId: string; results: StatementResults }[]): Marks {
  const divided = statements.flatMap(({ statementId, results }) => {
    const division = divisionOf(results);
    return division === null ? [] : [{ statementId, division }];
  });
  const most = Math.max(...divided.map(({ division }) => division));
  const least = Math.min(...divided.map(({ division }) => division));
  const none = divided.length < 2 || most - least < SAME;
  const idsAt = (value: number): ReadonlySet<string> =>
    new Set(
      none
        ? []
        : divided.filter(({ division }) => Math.abs(division - value) < SAME).map(({ statementId }) => statementId),
    );
  return { mostDivided: idsAt(most), mostAgreed: idsAt(least) };
}
