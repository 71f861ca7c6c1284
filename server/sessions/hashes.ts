import { createKeyedHash } from '#server/access/keyed-hash.ts';
import type { HashAnswered } from '#server/data/forgotten-answers.ts';
import type { HashMarker } from '#server/data/question-marks.ts';

/** Returns the hash by which a removed argument is recognised: of one student's text on one statement. */
export type HashArgument = (origin: { clientKey: string; statementId: string }, text: string) => string;

export function createArgumentHash(secret: string): HashArgument {
  const hash = createKeyedHash(secret, 'removed arguments');
  return ({ clientKey, statementId }, text) => hash(`${clientKey} ${statementId} ${text}`);
}

/** Returns the hash by which it is recognised that somebody answered a statement before. */
export function createAnsweredHash(secret: string): HashAnswered {
  const hash = createKeyedHash(secret, 'forgotten answers');
  return ({ clientKey, statementId, round }) => hash(`${clientKey} ${statementId} ${round}`);
}

/** Returns the hash by which it is recognised that somebody marked a question of a game before. */
export const createMarkerHash = (secret: string): HashMarker => createKeyedHash(secret, 'question marks');
