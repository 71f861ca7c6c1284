import {
  countListed,
  countNewArguments,
  countNewAuthors,
  findListed,
  findOutdatedLists,
  insertPassed,
  type ListedArgument,
  renewList,
} from '#server/data/argument-lists.ts';
import { countGiven, findGiven } from '#server/data/arguments.ts';
import { countParticipants } from '#server/data/participants.ts';
import { lockVotingSession, phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { stepSize } from '#shared/domain/shown.ts';
import { currentStatementOf, type Phase, roundOf } from '#shared/domain/voting-session.ts';
import type { HashArgument } from './hashes.ts';
import type { LoadedVotingSession } from './load.ts';

interface Sources {
  db: Db;
  hashArgument: HashArgument;
  config: { resultsMinCount: number };
}

/** The statements whose lists are due: after the end all that are not as the answers are, before it those with a step of new authors. */
async function findDue({ db, hashArgument, config }: Sources, { row }: LoadedVotingSession): Promise<string[]> {
  if (phaseOf(row).name === 'results')
    return (await findOutdatedLists(db, row.id)).map(({ statementId }) => statementId);
  const step = stepSize(await countParticipants(db, row.id), config.resultsMinCount);
  const due: string[] = [];
  for (const { statementId, round, count } of await countNewArguments(db, row.id)) {
    // Counting who was listed before takes longer.
    if (round !== roundOf(row.second_rounds, statementId) || count < step) continue;
    const key = { votingSessionId: row.id, statementId };
    if ((await countNewAuthors(db, key, round, hashArgument)) >= step) due.push(statementId);
  }
  return due;
}

/** Renews the lists of a game with `aggregates_only` that are due. */
async function renewDueLists(sources: Sources, loaded: LoadedVotingSession): Promise<void> {
  if ((await findDue(sources, loaded)).length === 0) return;
  const { id } = loaded.row;
  await retryTransaction(sources.db, async (trx) => {
    // The lock makes two devices renew a list once.
    const row = await lockVotingSession(trx, id);
    if (row === undefined) return;
    for (const statementId of await findDue({ ...sources, db: trx }, { ...loaded, row }))
      await renewList(
        trx,
        { votingSessionId: id, statementId },
        roundOf(row.second_rounds, statementId),
        sources.hashArgument,
      );
  });
}

/** Lists, once in a round, the arguments on the statement from which the teacher moved on to that phase. */
export async function passStatement(
  { hashArgument }: Pick<Sources, 'hashArgument'>,
  trx: Trx,
  row: VotingSessionRow,
  phase: Phase,
): Promise<void> {
  const [left, next] = [phaseOf(row), phase].map(currentStatementOf);
  if (!left || !next || left === next) return;
  const key = { votingSessionId: row.id, statementId: left };
  const round = roundOf(row.second_rounds, left);
  if (await insertPassed(trx, key, round)) await renewList(trx, key, round, hashArgument);
}

/** The arguments of a game as its owner gets them now: all that were given, or with `aggregates_only` those that are listed. */
export interface OwnersArguments {
  on(statementId: string): Promise<ListedArgument[]>;
  /** How many there are on each statement that has any, and how many of them wait. */
  count(): Promise<{ statementId: string; listed: number; held: number }[]>;
}

/** Returns them after renewing what is due. */
export async function ownersArguments(sources: Sources, loaded: LoadedVotingSession): Promise<OwnersArguments> {
  const { db } = sources;
  const votingSessionId = loaded.row.id;
  if (!loaded.setup.settings.has('aggregates_only'))
    return {
      on: (statementId) => findGiven(db, { votingSessionId, statementId }),
      count: () => countGiven(db, votingSessionId),
    };
  await renewDueLists(sources, loaded);
  return {
    on: (statementId) => findListed(db, { votingSessionId, statementId }),
    count: () => countListed(db, votingSessionId),
  };
}
