import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { hasSecondFactor, insertChallenge } from '#server/data/second-factors.ts';
import type { UserRow } from '#server/data/users.ts';
import type { Deps } from '#server/deps.ts';
import { CHALLENGE_MINUTES } from '#shared/domain/limits.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';

/** A user who may log in. */
export type Login = Pick<UserRow, 'id' | 'email_key' | 'role' | 'token_version'>;

export const challengeHash = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

/** Returns a new login of that user, whose password (and second factor, if there is one) was right. */
export async function issueLogin(
  { jwt, loginTries }: Deps,
  user: Login,
  actor: Actor,
): Promise<{ jwtToken: string; role: Role }> {
  await loginTries.remember(user, actor);
  return { jwtToken: await jwt.sign({ userId: user.id, version: user.token_version }), role: user.role };
}

/** Returns a new login of that user; throws SECOND_FACTOR with a challenge where a code is asked for first. */
export async function logIn(deps: Deps, user: Login, actor: Actor): Promise<{ jwtToken: string; role: Role }> {
  if (!(await hasSecondFactor(deps.db, user.id))) return issueLogin(deps, user, actor);
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(deps.db, {
    challenge_hash: challengeHash(challenge),
    user_id: user.id,
    token_version: user.token_version,
    expires_at: new Date(Date.now() + CHALLENGE_MINUTES * 60_000).toISOString(),
  });
  throw new AppError('SECOND_FACTOR', { challenge });
}
