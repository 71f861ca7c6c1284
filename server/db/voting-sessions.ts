// Voting sessions, as far as several features look them up or delete them.
import { breathe } from './breathe.ts';
import type { Db } from './client.ts';
import { preparedOne } from './prepared.ts';
import type { Schema } from './schema.ts';

const CHANGING = ['id', 'owner_id', 'state', 'tempo', 'current_statement_id', 'archived_at', 'view'] as const;

/** What changes about a voting session; the rest is its course. */
export type VotingSessionRow = Pick<Schema['voting_sessions'], (typeof CHANGING)[number]>;

export const findVotingSession = preparedOne((db, id: string) =>
  db.selectFrom('voting_sessions').select(CHANGING).where('id', '=', id),
);

export const findByCode = preparedOne((db, sessionCode: string) =>
  db.selectFrom('voting_sessions').select(CHANGING).where('active_code', '=', sessionCode),
);

/** Deletes a voting session with everything that students answered in it: up to 40,000 answers, so others have their turn first. */
export async function removeVotingSession(db: Db, id: string): Promise<void> {
  await breathe();
  await db.deleteFrom('voting_sessions').where('id', '=', id).execute();
}
