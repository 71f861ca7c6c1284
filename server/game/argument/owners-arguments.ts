import {
  countListed,
  countNewArguments,
  countNewAuthors,
  findListed,
  findOutdatedLists,
  type ListedRow,
  renewList,
} from '#server/data/game/argument-lists.ts';
import { countGiven, findGiven } from '#server/data/game/arguments.ts';
import type { HashWho } from '#server/data/game/counted.ts';
import { countParticipants } from '#server/data/game/participants.ts';
import { publishAnswers } from '#server/data/game/published-answers.ts';
import { lockVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { HashArgument } from '#server/game/voting-session/hashes.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { stepRuleOf, stepSize } from '#shared/domain/shown.ts';
import { roundOf } from '#shared/domain/voting-session.ts';

interface Sources {
  db: Db;
  hashArgument: HashArgument;
  hashWho: HashWho;
  config: { resultsMinCount: number };
}

/**
 * The statements whose lists are due: after the end those that differ from the answers, else with a step of authors.
 */
async function findDue({ db, hashWho, config }: Sources, { row, setup }: LoadedVotingSession): Promise<string[]> {
  if (phaseOf(row).name === 'results')
    return (await findOutdatedLists(db, row.id)).map(({ statementId }) => statementId);
  const step = stepSize(await countParticipants(db, row.id), stepRuleOf(setup.settings, config.resultsMinCount));
  const due: string[] = [];
  for (const { statementId, round, count } of await countNewArguments(db, row.id)) {
    // Counting who was listed before takes longer.
    if (round !== roundOf(row.second_rounds, statementId) || count < step) continue;
    const key = { votingSessionId: row.id, statementId };
    if ((await countNewAuthors(db, key, round, hashWho)) >= step) due.push(statementId);
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
    const isOver = phaseOf(row).name === 'results';
    for (const statementId of await findDue({ ...sources, db: trx }, { ...loaded, row })) {
      const key = { votingSessionId: id, statementId };
      await renewList(trx, key, roundOf(row.second_rounds, statementId), sources);
      // A party game has no snapshots: the opinions are those of its lists.
      if (!isOver && loaded.setup.type === 'party') await publishAnswers(trx, key, 'shown');
    }
  });
}

/** The arguments of a game as its owner gets them: all, or with `aggregates_only` the listed ones. */
export interface OwnersArguments {
  on(statementId: string): Promise<ListedRow[]>;
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
