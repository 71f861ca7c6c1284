import { createKeyedHash } from '#server/access/keyed-hash.ts';
import type { HashWho } from '#server/data/game/counted.ts';

/** Returns the hash that identifies a removed argument: one student's text on one statement. */
export type HashArgument = (origin: { clientKey: string; statementId: string }, text: string) => string;

export function createArgumentHash(secret: string): HashArgument {
  const hash = createKeyedHash(secret, 'removed arguments');
  return ({ clientKey, statementId }, text) => hash(`${clientKey} ${statementId} ${text}`);
}

/** Returns the hash that identifies a student who was counted before. */
export function createWhoHash(secret: string): HashWho {
  const hash = createKeyedHash(secret, 'counted');
  return (clientKey, { kind, statementId, round }) => hash(`${clientKey} ${kind} ${statementId} ${round}`);
}
