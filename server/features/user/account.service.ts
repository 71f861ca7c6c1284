// The rules of one's own account: a new password, everything stored about oneself, and leaving.
import { replacePassword, type UserRow } from '#server/db/users.ts';
import { removeVotingSession } from '#server/db/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { hashPassword, passwordFault, verifyPassword } from '#server/http/password.ts';
import { textKey } from '#shared/domain/text-key.ts';
import { findOwnSessionCodes, findOwnTemplates, findOwnVotingSessions } from './own-games.store.ts';
import { presentAccount } from './user.present.ts';
import { hasOtherSuperAdmin, removeUser } from './user.store.ts';

/** Changes the password of who knows the present one; gives the token of this login, the only one that stays. */
export async function changePassword(
  { db, config, jwt, limits, liveLogins }: Deps,
  user: UserRow,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ jwtToken: string }> {
  await limits.take('loginPerAccount', user.email_key);
  if (!(await verifyPassword(user.password_hash, currentPassword))) throw invalid({ currentPassword: 'INVALID_VALUE' });
  const fault = await passwordFault(password, config.minPasswordLength);
  if (fault !== null) throw invalid({ password: fault });
  const passwordHash = await hashPassword(password);
  const version = await db.transaction().execute((trx) => replacePassword(trx, user.id, passwordHash));
  if (version === null) throw new AppError('UNAUTHENTICATED');
  liveLogins.check();
  return { jwtToken: await jwt.sign({ userId: user.id, version }) };
}

/** Everything stored about that user, to read and to keep. */
export async function collectAccount({ db }: Deps, user: UserRow): Promise<object> {
  return {
    account: { ...presentAccount(user), createdAt: user.created_at },
    gameTemplates: await findOwnTemplates(db, user.id),
    votingSessions: await findOwnVotingSessions(db, user.id),
  };
}

/** Deletes a user with their games and their students' answers, after the e-mail address was typed once more. */
export async function removeAccount(
  { db, publisher, liveLogins }: Deps,
  user: UserRow,
  typedEmail: string,
): Promise<void> {
  if (textKey(typedEmail) !== user.email_key) throw invalid({ email: 'MISMATCH' });
  const isLast = async (trx = db) => user.role === 'super_admin' && !(await hasOtherSuperAdmin(trx, user.id));
  const refuse = () => new AppError('WRONG_STATE', { message: 'The last super admin cannot leave' });
  if (await isLast()) throw refuse();
  // One voting session after the other: years of answers in one statement would hold up the classes that play now.
  for (const { id, active_code } of await findOwnSessionCodes(db, user.id)) {
    await removeVotingSession(db, id);
    if (active_code !== null) publisher.update(active_code, { type: 'archived' });
  }
  await db.transaction().execute(async (trx) => {
    if (await isLast(trx)) throw refuse();
    await removeUser(trx, user.id);
  });
  liveLogins.check();
}
