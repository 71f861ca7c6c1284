import { divisionOf, type StatementResults } from '#shared/domain/statement-results.ts';

export interface StatementHighlights {
  /** Ids of the statements on which the class disagreed most, and of those on which it agreed most; several when they are equal. */
  mostDivided: ReadonlySet<string>;
  mostAgreed: ReadonlySet<string>;
}

/** Divisions closer than this count as equal. */
const SAME = 1e-9;

/** Returns the highlights among statements with their counts; none if all statements are equal. */
export function findHighlights(
  statements: readonly { statementId: string; results: StatementResults }[],
): StatementHighlights {
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
