import { hash, randomBytes } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { touchIdentity } from '#server/data/accounts/identities.ts';
import { hasSecondFactor, insertChallenge } from '#server/data/accounts/second-factors.ts';
import type { UserRow } from '#server/data/accounts/users.ts';
import type { Deps } from '#server/deps.ts';
import { CHALLENGE_MINUTES } from '#shared/domain/limits.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';

/** A user who may log in. */
export type Login = Pick<UserRow, 'id' | 'email_key' | 'role' | 'token_version'>;

export const challengeHash = (challenge: string): string => hash('sha256', challenge, 'base64url');

/**
 * Returns a new login of that user, whose password or school's account (and second factor, if there is one) was right.
 * @param identity the school login that it came by; null for a password
 */
export async function issueLogin(
  { db, jwt, loginTries, log }: Deps,
  user: Login,
  actor: Actor,
  identity: string | null,
): Promise<{ jwtToken: string; role: Role }> {
  await loginTries.remember(user, actor);
  // A login stays valid even if nothing can be stored.
  if (identity !== null)
    await touchIdentity(db, identity).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a school login was not stored'),
    );
  return { jwtToken: await jwt.sign({ userId: user.id, version: user.token_version, identity }), role: user.role };
}

/**
 * Returns a new login of that user; throws SECOND_FACTOR with a challenge where a code is asked for first.
 * @param identity as above
 */
export async function logIn(
  deps: Deps,
  user: Login,
  actor: Actor,
  identity: string | null,
): Promise<{ jwtToken: string; role: Role }> {
  if (!(await hasSecondFactor(deps.db, user.id))) return issueLogin(deps, user, actor, identity);
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(deps.db, {
    challenge_hash: challengeHash(challenge),
    user_id: user.id,
    token_version: user.token_version,
    identity_id: identity,
    expires_at: new Date(Date.now() + CHALLENGE_MINUTES * 60_000).toISOString(),
  });
  throw new AppError('SECOND_FACTOR', { challenge });
}
