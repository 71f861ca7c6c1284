import { createHmac, hkdfSync } from 'node:crypto';

/** The student who gave an argument, and the statement it is about. */
export interface ArgumentOrigin {
  clientKey: string;
  statementId: string;
}

/** Returns the hash by which a removed argument is recognised: of one student's text on one statement. */
export type HashArgument = (origin: ArgumentOrigin, text: string) => string;

/** Keyed, so that texts cannot be tried against the hashes with the database alone. */
export function createArgumentHash(secret: string): HashArgument {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'removed arguments', 32));
  return ({ clientKey, statementId }, text) =>
    createHmac('sha256', key).update(`${clientKey} ${statementId} ${text}`).digest('base64url');
}
