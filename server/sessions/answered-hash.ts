import { createHmac, hkdfSync } from 'node:crypto';
import type { HashAnswered } from '#server/data/forgotten-answers.ts';

/** Returns the hash by which it is recognised that somebody answered a statement before. Keyed, so that the database alone names nobody. */
export function createAnsweredHash(secret: string): HashAnswered {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'forgotten answers', 32));
  return ({ clientKey, statementId, round }) =>
    createHmac('sha256', key).update(`${clientKey} ${statementId} ${round}`).digest('base64url');
}
