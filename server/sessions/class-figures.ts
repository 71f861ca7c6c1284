import { countLate, findAnswerCounts, findOpinions } from '#server/data/answers.ts';
import { type EndFigures, findEndFigures, findSnapshotCounts, insertEndFigures } from '#server/data/class-figures.ts';
import { countParticipants, findSessionParties } from '#server/data/participants.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { type ClassRobustness, classRobustness, positionTable } from '#shared/domain/robustness.ts';
import type { LoadedVotingSession } from './load.ts';

interface Sources {
  db: Db;
  config: { resultsMinCount: number };
}

/** Whether the figures of the class stay as they were at the end, also when a student forgets: in a debate with `aggregates_only`. */
export const keepsFigures = ({ row, setup }: LoadedVotingSession): boolean =>
  row.counts_snapshots === 1 && setup.type === 'debate' && setup.settings.has('aggregates_only');

/** How often each opinion was given, as far as it counts for the class. */
export const classCounts = (db: Db, loaded: LoadedVotingSession): Promise<AnswerCount[]> =>
  keepsFigures(loaded) ? findSnapshotCounts(db, loaded.row.id) : findAnswerCounts(db, loaded.row);

/** Null in a party game, and as long as the answers may change. */
async function robustnessOfClass(
  { db, config }: Sources,
  { row, setup }: LoadedVotingSession,
): Promise<ClassRobustness | null> {
  const phase = phaseOf(row).name;
  if (setup.type === 'party' || (phase !== 'results' && phase !== 'archived')) return null;
  const parties = (await findSessionParties(db, row.id)).map(({ id, name }) => ({ _id: id, name }));
  const table = positionTable(setup.setStatementIds, setup.opinions, parties, setup.partyOpinionIndex);
  const sheets = Map.groupBy(await findOpinions(db, row), ({ participantId }) => participantId);
  return classRobustness(table, sheets.values(), Math.max(CLASS_MIN, config.resultsMinCount));
}

async function countNow(sources: Sources, loaded: LoadedVotingSession): Promise<EndFigures> {
  const { db } = sources;
  const [participants, late, robustness] = await Promise.all([
    countParticipants(db, loaded.row.id),
    countLate(db, loaded.row),
    robustnessOfClass(sources, loaded),
  ]);
  return { participants, late, robustness };
}

/** The other figures of a class; if they are stored, they are worked out once, before the first answer is deleted. */
export async function classFigures(sources: Sources, loaded: LoadedVotingSession): Promise<EndFigures> {
  if (!keepsFigures(loaded)) return countNow(sources, loaded);
  const { db } = sources;
  const kept = await findEndFigures(db, loaded.row.id);
  if (kept !== undefined) return kept;
  // What another server stored meanwhile holds: an answer may have been deleted since.
  await insertEndFigures(db, loaded.row.id, await countNow(sources, loaded));
  const stored = await findEndFigures(db, loaded.row.id);
  invariant(stored !== undefined, 'the figures have just been stored');
  return stored;
}
