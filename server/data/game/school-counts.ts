// Sums of the ballots of several classes; what is published of them moves by several classes at a time.

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';

export type SchoolCountRow = Selectable<Schema['school_counts']>;
export type SchoolVotesRow = Pick<Selectable<Schema['school_count_votes']>, 'choice' | 'name' | 'votes' | 'told'>;

export const insertSchoolCount = (db: Db, row: Omit<SchoolCountRow, 'classes' | 'told_classes'>) =>
  db.insertInto('school_counts').values(row).returningAll().executeTakeFirstOrThrow();

/** One's own and those to which one added a class, newest first. */
export const findSchoolCounts = (db: Db, userId: string): Promise<SchoolCountRow[]> =>
  db
    .selectFrom('school_counts')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb('id', 'in', eb.selectFrom('school_count_teachers').select('school_count_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findSchoolCount = (db: Db, code: SessionCode): Promise<SchoolCountRow | undefined> =>
  db.selectFrom('school_counts').selectAll().where('code', '=', code).executeTakeFirst();

/** The same, locked until the end of the transaction: classes are added one after another. */
export const lockSchoolCount = (trx: Trx, id: string): Promise<SchoolCountRow | undefined> =>
  trx.selectFrom('school_counts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Deletes a count of that owner. Returns whether there was one. */
export async function removeSchoolCount(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('school_counts')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The votes of all classes of a count. */
export const findSchoolVotes = (db: Db, schoolCountId: string): Promise<SchoolVotesRow[]> =>
  db
    .selectFrom('school_count_votes')
    .select(['choice', 'name', 'votes', 'told'])
    .where('school_count_id', '=', schoolCountId)
    .execute();

export interface NewClass {
  votingSessionId: string;
  round: number;
  userId: string;
  /** The votes for every party of the game, and blank ones. */
  votes: { choice: string; name: string; votes: number }[];
}

/** The round of a game that is in a count; undefined if none is. */
export async function findCountedRound(trx: Trx, schoolCountId: string, votingSessionId: string) {
  const row = await trx
    .selectFrom('school_count_classes')
    .select('round')
    .where('school_count_id', '=', schoolCountId)
    .where('voting_session_id', '=', votingSessionId)
    .executeTakeFirst();
  return row?.round;
}

/** Adds a class to a locked count. Returns false if its game has other parties than the first class's. */
export async function insertClass(
  trx: Trx,
  count: SchoolCountRow,
  { votingSessionId, round, userId, votes }: NewClass,
): Promise<boolean> {
  const known = new Set((await findSchoolVotes(trx, count.id)).map(({ choice }) => choice));
  if (known.size > 0 && (known.size !== votes.length || votes.some(({ choice }) => !known.has(choice)))) return false;
  await trx
    .insertInto('school_count_classes')
    .values({ school_count_id: count.id, voting_session_id: votingSessionId, round })
    .execute();
  await trx
    .insertInto('school_count_teachers')
    .values({ school_count_id: count.id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('school_count_votes')
    .values(votes.map((one) => ({ school_count_id: count.id, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['school_count_id', 'choice']).doUpdateSet(({ ref }) => ({
        votes: sql<number>`${ref('school_count_votes.votes')} + ${ref('excluded.votes')}`,
      })),
    )
    .execute();
  await trx
    .updateTable('school_counts')
    .set({ classes: count.classes + 1 })
    .where('id', '=', count.id)
    .execute();
  return true;
}

/** From now on all classes are published. */
export async function tellClasses(trx: Trx, schoolCountId: string, classes: number): Promise<void> {
  await trx.updateTable('school_counts').set({ told_classes: classes }).where('id', '=', schoolCountId).execute();
  await trx
    .updateTable('school_count_votes')
    .set(({ ref }) => ({ told: ref('votes') }))
    .where('school_count_id', '=', schoolCountId)
    .execute();
}
