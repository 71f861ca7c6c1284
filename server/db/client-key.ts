// What a student is known by in the database: a hash that ties two voting sessions of one student together for nobody.
import { hash } from 'node:crypto';

/** The key of a client-id inside one voting session. */
export const clientKeyOf = (votingSessionId: string, clientId: string): string =>
  hash('sha256', `${votingSessionId} ${clientId.toLowerCase()}`, 'base64url');
