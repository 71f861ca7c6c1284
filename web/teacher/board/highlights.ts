import { unitingOption } from '#shared/domain/debrief.ts';
import { divisionOf, type StatementResults } from '#shared/domain/statement-results.ts';
import type { GameType } from '#shared/domain/voting-session.ts';

/** What is said of a statement among the others: that the class, or in a party game its answers, differed most there, or that it agreed most. */
export type Highlight = 'divided' | 'apart' | 'agreed';

/** Divisions closer than this count as equal. */
const SAME = 1e-9;

/** How it is called if a class differs most; in a party game answers are those of the parties that were played. */
export const DIVIDED: Record<GameType, Highlight> = { debate: 'divided', party: 'apart' };

/**
 * Returns the highlights by the ids of their statements, several if they are equal, and none if all statements are. A class agreed only if the
 * result on its board did not call it divided.
 */
export function findHighlights(
  type: GameType,
  statements: readonly { statementId: string; results: StatementResults }[],
): ReadonlyMap<string, Highlight> {
  const divided = statements.flatMap(({ statementId, results }) => {
    const division = divisionOf(results);
    return division === null ? [] : [{ statementId, division, isUnited: unitingOption(results.options) !== undefined }];
  });
  const most = Math.max(...divided.map(({ division }) => division));
  const least = Math.min(...divided.map(({ division }) => division));
  if (divided.length < 2 || most - least < SAME) return new Map();
  const united = divided.filter(({ division, isUnited }) => type === 'debate' && isUnited && most - division >= SAME);
  const at = (value: number, among: typeof divided, highlight: Highlight): [string, Highlight][] =>
    among
      .filter(({ division }) => Math.abs(division - value) < SAME)
      .map(({ statementId }) => [statementId, highlight]);
  return new Map([
    ...at(most, divided, DIVIDED[type]),
    ...at(Math.min(...united.map(({ division }) => division)), united, 'agreed'),
  ]);
}
