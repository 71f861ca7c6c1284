// What letting students into a voting session needs: one server at a time looks how many are in, and lets the next ones in.
import { PostgresAdapter } from 'kysely';
import type { Trx } from '#server/db/client.ts';

const isPostgres = (trx: Trx): boolean => trx.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Those of the voting sessions that are not archived, locked until the end of the transaction: whoever lets students in or changes the
 * teacher's lock waits, answering does not.
 */
export const lockVotingSessions = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('voting_sessions')
    .select(['id', 'state', 'locked'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    // In one order on all servers, which prevents deadlocks.
    .orderBy('id')
    // SQLite has one writer at a time anyway.
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .execute();

/** How many students of each of the voting sessions have each party. */
export const countByParty = (trx: Trx, votingSessionIds: readonly string[]) =>
  trx
    .selectFrom('participants')
    .select(['voting_session_id as id', 'party_id as partyId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('voting_session_id', 'in', votingSessionIds)
    .where('party_id', 'is not', null)
    .groupBy(['voting_session_id', 'party_id'])
    .execute();

/** Gives a student another party, unless they had that before or have answered. Returns whether they got it. */
export async function redrawParty(trx: Trx, participantId: string, partyId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('participants')
    .set({ party_id: partyId, redrawn: 1 })
    .where('id', '=', participantId)
    .where('redrawn', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('student_opinions').select('id').where('participant_id', '=', participantId))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many joined each of the voting sessions; those that nobody joined are missing. */
export const countParticipantsOf = (trx: Trx, votingSessionIds: readonly string[]) =>
  trx
    .selectFrom('participants')
    .select(['voting_session_id as id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('voting_session_id', 'in', votingSessionIds)
    .groupBy('voting_session_id')
    .execute();
