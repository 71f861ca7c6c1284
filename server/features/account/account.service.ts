import { checkPassword, hashPassword } from '#server/access/password.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { findOwnTemplates, findOwnVotingSessions } from '#server/data/account-export.ts';
import { findCredentials } from '#server/data/identities.ts';
import { findRecentLogins } from '#server/data/recent-logins.ts';
import { endLogins, replacePassword, type UserRow } from '#server/data/users.ts';
import type { Deps } from '#server/deps.ts';
import { sendPasswordNotice } from '#server/mail/password-notice.ts';
import { exportTemplates, exportVotingSessions } from '#server/present/account-export.ts';
import { presentAccount, presentRecentLogin } from '#server/present/user.ts';
import { removeUserWithGames } from '#server/sessions/remove-user.ts';
import { FIRST_PASSWORD_MINUTES } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** A call about one's own account. */
interface AccountCall<Body> {
  target: UserRow;
  body: Body;
  actor: Actor;
  ip: string;
}

/** An account without a password gets one only soon after a login: a forgotten tab is no proof of who sits there. */
function checkFreshLogin(actor: Actor): void {
  const since = actor.kind === 'user' ? actor.loggedInAt : undefined;
  if (since === undefined || Date.now() - since >= FIRST_PASSWORD_MINUTES * 60_000)
    throw new AppError('FORBIDDEN', { message: 'Log in once more, and choose a password within ten minutes' });
}

/** Changes the password if the current one is known, or there is none yet. Returns the token of this login, the only one that stays valid. */
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
  const version = await db.transaction().execute((trx) => replacePassword(trx, user.id, passwordHash));
  if (version === null) throw new AppError('UNAUTHENTICATED');
  socketLogins.check();
  logSecurityEvent(log, { event: 'password-changed', user: user.id });
  void sendPasswordNotice(deps, user);
  return { jwtToken: await jwt.sign({ userId: user.id, version }) };
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
    recentLogins: (await findRecentLogins(db, user.id)).map((one) => presentRecentLogin(one, config.login.labels)),
    gameTemplates: exportTemplates(await findOwnTemplates(db, user.id)),
    votingSessions: exportVotingSessions(await findOwnVotingSessions(db, user.id)),
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
