// Who takes part in a voting session, and with which parties: read by its screens and by its results.
import type { Db } from './client.ts';
import { prepared, preparedOne } from './prepared.ts';

export const findParticipant = preparedOne((db, votingSessionId: string, clientKey: string) =>
  db
    .selectFrom('participants')
    .select(['id', 'party_id'])
    .where('voting_session_id', '=', votingSessionId)
    .where('client_key', '=', clientKey),
);

export async function countParticipants(db: Db, votingSessionId: string): Promise<number> {
  const row = await db
    .selectFrom('participants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('voting_session_id', '=', votingSessionId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The parties of a voting session, as they are now. */
export const findSessionParties = prepared((db, votingSessionId: string) =>
  db
    .selectFrom('voting_session_parties as of_session')
    .innerJoin('parties', 'parties.id', 'of_session.party_id')
    .selectAll('parties')
    .where('of_session.voting_session_id', '=', votingSessionId),
);
