// The group results of a debate that were shown last, and which answers were in them.
import type { Db } from '#server/db/client.ts';
import type { Tally } from '#shared/domain/group-results.ts';
import { type Figures, nextShown } from '#shared/domain/shown-results.ts';
import { findTallies } from './result.store.ts';

/** Before every answer. */
const NEVER = '';

async function newAnswersSince(db: Db, votingSessionId: string, since: string) {
  const row = await db
    .selectFrom('student_opinions')
    .select(({ fn }) => [
      fn.count<number>('participant_id').distinct().as('students'),
      fn.max('answered_at').as('until'),
    ])
    .where('voting_session_id', '=', votingSessionId)
    .where('answered_at', '>', since)
    .executeTakeFirst();
  return { students: row?.students ?? 0, until: row?.until ?? since };
}

async function findShown(db: Db, votingSessionId: string): Promise<Figures[]> {
  const rows = await db
    .selectFrom('shown_party_results')
    .select(['party_id', 'count', 'total'])
    .where('voting_session_id', '=', votingSessionId)
    .execute();
  return rows.map(({ party_id, count, total }) => ({ partyId: party_id, count, total }));
}

async function replaceShown(db: Db, votingSessionId: string, until: string, shown: readonly Figures[]): Promise<void> {
  await db.deleteFrom('shown_party_results').where('voting_session_id', '=', votingSessionId).execute();
  const rows = shown.map(({ partyId, count, total }) => ({
    voting_session_id: votingSessionId,
    party_id: partyId,
    count,
    total,
  }));
  if (rows.length > 0) await db.insertInto('shown_party_results').values(rows).execute();
  await db
    .updateTable('shown_results')
    .set({ answered_until: until })
    .where('voting_session_id', '=', votingSessionId)
    .execute();
}

/**
 * The figures that may be shown of a debate now, and remembers them; `count` works the true ones out of the tallies. One reader at a time
 * per voting session, whichever server process asks.
 */
export const showResults = (
  db: Db,
  votingSessionId: string,
  minCount: number,
  count: (tallies: readonly Tally[]) => (Figures & { count: number })[],
): Promise<readonly Figures[]> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('shown_results')
      .values({ voting_session_id: votingSessionId, answered_until: NEVER })
      .onConflict((conflict) => conflict.column('voting_session_id').doNothing())
      .execute();
    // Writing it as it is takes the row's lock, on both databases.
    const row = await trx
      .updateTable('shown_results')
      .set((eb) => ({ answered_until: eb.ref('answered_until') }))
      .where('voting_session_id', '=', votingSessionId)
      .returning('answered_until')
      .executeTakeFirstOrThrow();
    const { students, until } = await newAnswersSince(trx, votingSessionId, row.answered_until);
    const before = row.answered_until === NEVER ? null : await findShown(trx, votingSessionId);
    const now = count(await findTallies(trx, votingSessionId));
    const shown = nextShown(before, now, students, minCount);
    if (students >= minCount) await replaceShown(trx, votingSessionId, until, shown);
    return shown;
  });
