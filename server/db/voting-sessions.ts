// What changes about a voting session: read by its own calls and by its results.
import { preparedOne } from './prepared.ts';
import type { Schema } from './schema.ts';

const CHANGING = ['id', 'owner_id', 'state', 'tempo', 'current_statement_id', 'archived_at', 'view'] as const;

/** The changing part, with the id of the rest. */
export type VotingSessionRow = Pick<Schema['voting_sessions'], (typeof CHANGING)[number]>;

export const findVotingSession = preparedOne((db, id: string) =>
  db.selectFrom('voting_sessions').select(CHANGING).where('id', '=', id),
);

export const findByCode = preparedOne((db, sessionCode: string) =>
  db.selectFrom('voting_sessions').select(CHANGING).where('active_code', '=', sessionCode),
);
