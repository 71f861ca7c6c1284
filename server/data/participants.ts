import { batched } from '#server/db/batched.ts';
import type { Db } from '#server/db/client.ts';
import { clientKeysOf, type Student, sessionsOf, studentName } from './student.ts';

const findByStudents = batched(
  (db, students: Student[]) =>
    db
      .selectFrom('participants')
      .select(['id', 'party_id as partyId', 'voting_session_id', 'client_key'])
      .where('voting_session_id', 'in', sessionsOf(students))
      .where('client_key', 'in', clientKeysOf(students))
      .execute(),
  studentName,
  ({ voting_session_id, client_key }) => studentName({ votingSessionId: voting_session_id, clientKey: client_key }),
);

export async function findParticipant(db: Db, votingSessionId: string, clientKey: string) {
  const [participant] = await findByStudents(db, { votingSessionId, clientKey });
  return participant;
}

/** Deletes a participant with their answers and arguments. Returns whether there was one. */
export async function removeParticipant(db: Db, votingSessionId: string, clientKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('participants')
    .where('voting_session_id', '=', votingSessionId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const counted = (db: Db) => db.selectFrom('participants').select(({ fn }) => fn.countAll<number>().as('count'));

export async function countParticipants(db: Db, votingSessionId: string): Promise<number> {
  const row = await counted(db).where('voting_session_id', '=', votingSessionId).executeTakeFirstOrThrow();
  return row.count;
}

/** Returns 0 for a code that does not work. */
export async function countParticipantsByCode(db: Db, sessionCode: string): Promise<number> {
  const row = await counted(db)
    .innerJoin('voting_sessions', 'voting_sessions.id', 'participants.voting_session_id')
    .where('voting_sessions.active_code', '=', sessionCode)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The parties of a voting session, as they are now. */
export const findSessionParties = batched(
  (db, votingSessionIds: string[]) =>
    db
      .selectFrom('voting_session_parties as of_session')
      .innerJoin('parties', 'parties.id', 'of_session.party_id')
      .selectAll('parties')
      .select('of_session.voting_session_id')
      .where('of_session.voting_session_id', 'in', votingSessionIds)
      .execute(),
  (votingSessionId) => votingSessionId,
  ({ voting_session_id }) => voting_session_id,
);
