import { hash } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isOwner } from './load.ts';

/**
 * The key of a browser in one voting session: a hash, so that two cannot be linked. Throws FORBIDDEN without client-id.
 */
export function clientKeyOf(actor: Actor, votingSessionId: string): string {
  if (actor.kind === 'anonymous' || actor.clientId === null) throw new AppError('FORBIDDEN');
  return hash('sha256', `${votingSessionId} ${actor.clientId.toLowerCase()}`, 'base64url');
}

/** The client key of a student; FORBIDDEN for the owner, who is never a student of their own session. */
export function studentKeyOf(actor: Actor, setup: SessionSetup): string {
  if (isOwner(actor, setup)) throw new AppError('FORBIDDEN');
  return clientKeyOf(actor, setup._id);
}
