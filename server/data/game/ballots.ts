// Secret ballots: a vote is a number in a count and, beside it, a note that its student voted. No row is made for one.
import { sql } from 'kysely';
import { batched } from '#server/db/batched.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import { type BallotCount, type BallotState, mayVote } from '#shared/domain/ballot.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { ROUNDS, type Round } from '#shared/domain/voting-session.ts';
import type { Student } from './answer-input.ts';
import type { Topic } from './counted.ts';
import { countParticipants } from './participants.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

/** The votes of a round, of which the ledger notes who cast one. */
export const votesOf = (votingSessionId: string, round: Round): Topic => ({
  votingSessionId,
  kind: 'vote',
  statementId: '',
  round,
});

export interface NewVote extends Student {
  round: Round;
  /** The id of a party, or `BLANK`. */
  choice: string;
  /** Their name in the ledger. */
  who: string;
}

export const ballotOf = (row: Pick<VotingSessionRow, 'ballot_round' | 'ballot_open'>): BallotState => ({
  round: row.ballot_round,
  open: row.ballot_open === 1,
});

type Noted = Pick<NewVote, 'votingSessionId' | 'who'>;

const findNoted = batched(
  (db, voters: Noted[]) =>
    db
      .selectFrom('counted')
      .select('who')
      .where('kind', '=', 'vote')
      .where('voting_session_id', 'in', [...new Set(voters.map(({ votingSessionId }) => votingSessionId))])
      .where(
        'who',
        'in',
        voters.map(({ who }) => who),
      )
      .execute(),
  ({ who }) => who,
  ({ who }) => who,
);

/** The students among these who have voted, by their hashes in the ledger. */
export async function findVoted(db: Db, voters: readonly Noted[]): Promise<Set<string>> {
  const found = await Promise.all(voters.map((voter) => findNoted(db, voter)));
  return new Set(found.flat().map(({ who }) => who));
}

/** Adds votes to the counts, in one order on all servers, which prevents deadlocks. */
async function addVotes(trx: Trx, votes: readonly NewVote[]): Promise<void> {
  const keyOf = ({ votingSessionId, round, choice }: NewVote) => `${votingSessionId} ${round} ${choice}`;
  const groups = [...Map.groupBy(votes, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = groups.flatMap(([, [first, ...more]]) =>
    first === undefined
      ? []
      : [
          {
            voting_session_id: first.votingSessionId,
            round: first.round,
            choice: first.choice,
            votes: 1 + more.length,
          },
        ],
  );
  for (const some of chunks(rows))
    await trx
      .insertInto('ballot_counts')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['voting_session_id', 'round', 'choice'])
          .doUpdateSet(({ ref }) => ({ votes: sql<number>`${ref('ballot_counts.votes')} + ${ref('excluded.votes')}` })),
      )
      .execute();
}

/** Where the ballots are, until the end of the transaction: a closing waits, votes that other servers store do not. */
const holdBallots = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('voting_sessions')
    .select(['id', 'ballot_round', 'ballot_open'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    // In one order on all servers, which prevents deadlocks.
    .orderBy('id')
    .forShare()
    .execute();

/**
 * Counts the votes of rounds that are open now, each student's first. Returns who cast them, as the ledger knows them.
 */
export async function insertVotes(trx: Trx, votes: readonly NewVote[]): Promise<Set<string>> {
  const ids = [...new Set(votes.map(({ votingSessionId }) => votingSessionId))];
  // A closing waits for these votes, or has come before them.
  const open = new Map((await holdBallots(trx, ids)).map((row) => [row.id, ballotOf(row)]));
  const allowed = votes.filter(({ votingSessionId, round }) => {
    const state = open.get(votingSessionId);
    return state !== undefined && mayVote(state, round);
  });
  const noted = new Set<string>();
  // Not in the order in which they came.
  for (const some of chunks(allowed.toSorted((one, other) => (one.who < other.who ? -1 : 1)))) {
    const rows = await trx
      .insertInto('counted')
      .values(
        some.map(({ votingSessionId, round, who }) => ({
          voting_session_id: votingSessionId,
          kind: 'vote' as const,
          statement_id: '',
          round,
          who,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('who')
      .execute();
    for (const { who } of rows) noted.add(who);
  }
  await addVotes(
    trx,
    allowed.filter(({ who }) => noted.has(who)),
  );
  return noted;
}

/** The votes of all rounds of a game. */
export const findBallotCounts = (db: Db, votingSessionId: string): Promise<BallotCount[]> =>
  db
    .selectFrom('ballot_counts')
    .select(['round', 'choice', 'votes'])
    .where('voting_session_id', '=', votingSessionId)
    .orderBy('round')
    .orderBy('choice')
    .execute();

async function countVotes(db: Db, votingSessionId: string, round: number): Promise<number> {
  const { votes } = await db
    .selectFrom('ballot_counts')
    .select(({ fn }) => fn.sum<number | null>('votes').as('votes'))
    .where('voting_session_id', '=', votingSessionId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return votes ?? 0;
}

/** How many voted in the last round, and how many joined. */
export async function countTurnout(db: Db, { id, ballot_round }: Pick<VotingSessionRow, 'id' | 'ballot_round'>) {
  return { voted: await countVotes(db, id, ballot_round), participants: await countParticipants(db, id) };
}

/** The same of the open round of the voting session with that code; null if none is open. */
export async function countVoted(db: Db, sessionCode: string) {
  const row = await db
    .selectFrom('voting_sessions')
    .select(['id', 'ballot_round'])
    .where('active_code', '=', sessionCode)
    .where('ballot_open', '=', toFlag(true))
    .executeTakeFirst();
  return row === undefined ? null : { round: row.ballot_round, ...(await countTurnout(db, row)) };
}

function marksIn(trx: Trx, votingSessionId: string, number: number) {
  const round = ROUNDS.find((one) => one === number);
  invariant(round !== undefined, 'there are as many ballots as rounds');
  return trx
    .deleteFrom('counted')
    .where('voting_session_id', '=', votingSessionId)
    .where('kind', '=', 'vote')
    .where('round', '=', round);
}

const countsIn = (trx: Trx, votingSessionId: string, round: number) =>
  trx.deleteFrom('ballot_counts').where('voting_session_id', '=', votingSessionId).where('round', '=', round);

/** Deletes what a round left, which never was. */
export async function removeVotes(trx: Trx, votingSessionId: string, round: number): Promise<void> {
  await marksIn(trx, votingSessionId, round).execute();
  await countsIn(trx, votingSessionId, round).execute();
}

/**
 * Writes what a closed round left anew, all of it at once and in an order of its own: nothing says any more which vote
 * came with which student.
 */
export async function rewriteVotes(trx: Trx, votingSessionId: string, round: number): Promise<void> {
  const marks = await marksIn(trx, votingSessionId, round).returningAll().execute();
  const counts = await countsIn(trx, votingSessionId, round).returningAll().execute();
  for (const some of chunks(marks.toSorted((one, other) => (one.who < other.who ? -1 : 1))))
    await trx.insertInto('counted').values(some).execute();
  for (const some of chunks(counts.toSorted((one, other) => (one.choice < other.choice ? -1 : 1))))
    await trx.insertInto('ballot_counts').values(some).execute();
}

/** Stores where the ballots of a game are. */
export const updateBallot = (trx: Trx, votingSessionId: string, { round, open }: BallotState) =>
  trx
    .updateTable('voting_sessions')
    .set({ ballot_round: round, ballot_open: toFlag(open) })
    .where('id', '=', votingSessionId)
    .execute();

/** PostgreSQL gives the rows of before a closing back; SQLite overwrites them by itself. */
export const vacuumVotes = async (db: Db): Promise<void> => {
  if (!isSqlite(db)) await sql`vacuum counted, ballot_counts`.execute(db);
};
