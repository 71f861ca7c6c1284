import { checkFreshLogin } from '#server/access/fresh-login.ts';
import { checkPassword, hashPassword } from '#server/access/password.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { removeUserWithGames } from '#server/accounts/remove-user.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { findOwnTemplates, findOwnVotingSessions } from '#server/data/accounts/account-export.ts';
import { findCredentials } from '#server/data/accounts/identities.ts';
import { endLogins, replacePassword, type UserRow } from '#server/data/accounts/users.ts';
import { findSchoolCounts } from '#server/data/game/school-counts.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountNotice } from '#server/mail/account-notice.ts';
import { exportTemplates, exportVotingSessions } from '#server/present/accounts/account-export.ts';
import { presentAccount } from '#server/present/accounts/user.ts';
import { presentSchoolCount } from '#server/present/game/school-count.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** A call about one's own account. */
interface AccountCall<Body> {
  target: UserRow;
  body: Body;
  actor: Actor;
  ip: string;
}

/**
 * Changes the password if the current one is given, or there is none. Removes school logins, except the one in use.
 * Returns the token of this login, the only one that stays valid.
 */
export async function changePassword(
  deps: Deps,
  {
    target: user,
    body: { currentPassword, password },
    ...caller
  }: AccountCall<{ currentPassword?: string | undefined; password: string }>,
): Promise<{ jwtToken: string }> {
  const { db, config, jwt, loginTries, socketLogins, log } = deps;
  if (user.password_hash === null) checkFreshLogin(caller.actor);
  else if (!currentPassword) throw invalid({ currentPassword: 'REQUIRED' });
  else if (!(await loginTries.isOwn(user, currentPassword, caller)))
    throw invalid({ currentPassword: 'INVALID_VALUE' });
  const error = await checkPassword(password, config.minPasswordLength);
  if (error !== null) throw invalid({ password: error });
  const passwordHash = await hashPassword(password);
  const identity = (caller.actor.kind === 'user' && caller.actor.identityId) || null;
  const replaced = await db.transaction().execute((trx) => replacePassword(trx, user.id, passwordHash, identity));
  if (replaced === null) throw new AppError('UNAUTHENTICATED');
  socketLogins.check();
  logSecurityEvent(log, { event: 'password-changed', user: user.id });
  await sendAccountNotice(deps, user, { password: true, removed: replaced.parted });
  return { jwtToken: await jwt.sign({ userId: user.id, version: replaced.version, identity }) };
}

/** Ends every login of that user, also those of phones that are a remote control. */
export async function logOutEverywhere({ db, socketLogins, log }: Deps, userId: string): Promise<void> {
  await endLogins(db, userId);
  socketLogins.check();
  logSecurityEvent(log, { event: 'logged-out', user: userId, by: userId });
}

/** Everything stored about that user, for the account export. */
export async function collectAccount({ db, config }: Deps, user: UserRow): Promise<object> {
  const credentials = await findCredentials(db, user.id);
  return {
    account: { ...presentAccount(user, credentials, config.login.labels), createdAt: user.created_at },
    gameTemplates: exportTemplates(await findOwnTemplates(db, user.id)),
    votingSessions: exportVotingSessions(await findOwnVotingSessions(db, user.id)),
    schoolCounts: (await findSchoolCounts(db, user.id)).map(presentSchoolCount),
  };
}

/** Deletes a user with their games and their students' answers, if the password is right. */
export async function removeAccount(
  deps: Deps,
  { target: user, body: { password }, ...caller }: AccountCall<{ password?: string | undefined }>,
): Promise<void> {
  await deps.loginTries.checkOwn(user, password, caller);
  await removeUserWithGames(deps, user);
}
