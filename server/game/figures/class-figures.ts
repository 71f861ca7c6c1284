import { countLate, findAnswerCounts, findOpinions } from '#server/data/game/answers.ts';
import { countParticipants, findSessionParties } from '#server/data/game/participants.ts';
import {
  type EndFigures,
  findAllFigures,
  findEndFigures,
  insertEndFigures,
} from '#server/data/game/published-figures.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { type AnswerCount, type ClassCounts, plainCounts } from '#shared/domain/group-results.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { type ClassRobustness, classRobustness, positionTable } from '#shared/domain/robustness.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { withoutFew } from './few-players.ts';

interface Sources {
  db: Db;
  config: { resultsMinCount: number };
}

/**
 * Whether a class's figures are final at the end, even if a student deletes answers: in a debate with
 * `aggregates_only`.
 */
export const keepsFigures = ({ row, setup }: LoadedVotingSession): boolean =>
  row.counts_snapshots === 1 && setup.type === 'debate' && setup.settings.has('aggregates_only');

/** Whether nothing is said of a party that few played, and of a statement only once it was left or revealed. */
export const hidesFewPlayers = ({ type, settings }: Pick<SessionSetup, 'type' | 'settings'>): boolean =>
  type === 'party' && settings.has('aggregates_only');

/** How often each opinion was given for each party, of the statements of a party game that were counted. */
const playedCounts = async (db: Db, votingSessionId: string): Promise<AnswerCount[]> =>
  [...(await findAllFigures(db, votingSessionId, 'played'))].flatMap(([statementId, counts]) =>
    counts.map((one) => ({ statementId, ...one })),
  );

/** How often each opinion was given, and skips, in the last snapshot of each statement. */
const snapshotCounts = async (db: Db, votingSessionId: string): Promise<AnswerCount[]> =>
  [...(await findAllFigures(db, votingSessionId, 'snapshot'))].flatMap(([statementId, { counts, skipped }]) =>
    [...counts, { opinion: SKIP, count: skipped }].map((one) => ({ statementId, partyId: null, ...one })),
  );

/** How often each opinion was given, as far as it counts for the class. */
export async function classCounts(db: Db, loaded: LoadedVotingSession): Promise<ClassCounts> {
  const { row, setup } = loaded;
  if (hidesFewPlayers(setup)) return withoutFew(await playedCounts(db, row.id));
  return plainCounts(await (keepsFigures(loaded) ? snapshotCounts(db, row.id) : findAnswerCounts(db, row)));
}

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

/** The other figures of a class; stored ones are computed once, before the first answer is deleted. */
export async function classFigures(sources: Sources, loaded: LoadedVotingSession): Promise<EndFigures> {
  if (!keepsFigures(loaded)) return countNow(sources, loaded);
  const { db } = sources;
  const kept = await findEndFigures(db, loaded.row.id);
  if (kept !== null) return kept;
  // Figures that another server stored meanwhile are valid: an answer may have been deleted since.
  await insertEndFigures(db, loaded.row.id, await countNow(sources, loaded));
  const stored = await findEndFigures(db, loaded.row.id);
  invariant(stored !== null, 'the figures have just been stored');
  return stored;
}
