import { AppError } from '#server/app-error.ts';
import { FIRST_PASSWORD_MINUTES } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** Throws FORBIDDEN unless the login is recent: somebody else may be sitting at a forgotten tab. */
export function checkFreshLogin(actor: Actor): void {
  const since = actor.kind === 'user' ? actor.loggedInAt : undefined;
  // One of the future is of a clock that was wrong.
  if (since === undefined || Math.abs(Date.now() - since) >= FIRST_PASSWORD_MINUTES * 60_000)
    throw new AppError('FORBIDDEN', { message: 'Log in once more, and do this within ten minutes' });
}
