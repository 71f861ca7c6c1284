import type { SchoolCountRow, SchoolVotesRow } from '#server/data/game/school-counts.ts';
import type { SchoolCount, SchoolCountResults } from '#shared/contract/school-count.ts';
import { BLANK } from '#shared/domain/ballot.ts';
import { isResultDue, schoolResults, totalsOf } from '#shared/domain/school-count.ts';

const isBlank = ({ choice }: SchoolVotesRow): boolean => choice === BLANK;

export const presentSchoolCount = ({ id, code, name, ends_at }: SchoolCountRow): SchoolCount => ({
  _id: id,
  code,
  name,
  endsAt: ends_at,
});

/**
 * The published part of a count: nothing about a single class, teacher or game. `hasEnded`: of all classes, if they are
 * enough.
 */
export function presentSchoolResults(
  row: SchoolCountRow,
  votes: readonly SchoolVotesRow[],
  hasEnded: boolean,
): SchoolCountResults {
  const totals = totalsOf(row.classes, votes);
  const isAll = hasEnded && isResultDue(totals, row.told_classes, true);
  const told = votes.map((one) => ({ ...one, votes: isAll ? one.votes : one.told }));
  const isTold = isAll || row.told_classes > 0;
  const parties = told.filter((one) => !isBlank(one));
  return {
    _id: row.id,
    name: row.name,
    endsAt: row.ends_at,
    ...totals,
    blank: isTold ? told.filter(isBlank).reduce((sum, one) => sum + one.votes, 0) : null,
    results: isTold ? schoolResults(parties.map(({ choice, ...one }) => ({ ...one, party: choice }))) : null,
  };
}
