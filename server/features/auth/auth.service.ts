import { checkPassword, hashPassword, verifyPassword } from '#server/access/password.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError, invalid } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { consumeToken, findTokenOwner, insertUserToken, removeUserTokens } from '#server/data/accounts/user-tokens.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  proveEmail,
  replacePassword,
  type UserRow,
  updateInvited,
} from '#server/data/accounts/users.ts';
import type { Db } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountNotice } from '#server/mail/account-notice.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { mailLanguage, passwordResetMail } from '#server/mail/write-mail.ts';
import type { authEndpoints } from '#shared/contract/auth.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { emailKey } from '#shared/domain/email.ts';
import { RESET_MINUTES } from '#shared/domain/limits.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';
import type { Login } from './login.service.ts';

type Registration = BodyOf<typeof authEndpoints.register>;

const OPEN_ROLE: Role = 'teacher';

/** Whether that user may log in with a password; super admins always may: the school's provider may be unreachable. */
const mayUsePassword = ({ login }: Config, { role }: { role: Role }): boolean =>
  login.passwords || role === 'super_admin';

/** The user with that e-mail address and password; an invited user who did not register yet has no password. */
export async function findByPassword(
  { db, config, loginTries }: Deps,
  email: string,
  password: string,
): Promise<Login> {
  const user = await findUserByEmail(db, email);
  const hash = user?.activated ? user.password_hash : null;
  const isRight = await verifyPassword(hash, password);
  const mayEnter = user !== null && mayUsePassword(config, user);
  if (isRight && mayEnter) return user;
  const why = hash === null ? 'unknown' : isRight ? 'passwords-off' : 'password';
  loginTries.refused(emailKey(email), why, user?.id);
  // The same answer to everybody if passwords are off, so that it does not reveal who is a super admin.
  throw new AppError(config.login.passwords ? 'AUTHENTICATION_FAILED' : 'FORBIDDEN');
}

/** Whether that is the token of a super admin's invitation. */
async function isSuperAdmins(db: Db, configToken: string | undefined): Promise<boolean> {
  const invited = configToken ? await findTokenOwner(db, 'invitation', configToken) : null;
  return invited !== null && (await findUser(db, invited))?.role === 'super_admin';
}

/**
 * Throws INVALID for a weak password or invalid invitation; FORBIDDEN if passwords are off, except for super admins, or
 * if an invitation is required.
 */
export async function checkRegistration({ db, config }: Deps, { password, configToken }: Registration): Promise<void> {
  if (!config.login.passwords && !(await isSuperAdmins(db, configToken))) throw new AppError('FORBIDDEN');
  if (config.login.onlyInvited && !configToken) throw new AppError('FORBIDDEN');
  const errors: Record<string, FieldCode> = {};
  const passwordError = await checkPassword(password, config.minPasswordLength);
  if (passwordError !== null) errors.password = passwordError;
  if (configToken && (await findTokenOwner(db, 'invitation', configToken)) === null) errors.configToken = 'UNKNOWN';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Registers a teacher, or the invited user whose token is given; after `checkRegistration`. */
export async function register({ db }: Deps, form: Registration): Promise<Login> {
  const { email, password, configToken, confirmPassword: _, language = null, ...rest } = form;
  const passwordHash = await hashPassword(password);
  const profile = { ...rest, language };
  return db.transaction().execute(async (trx) => {
    if (!configToken) {
      const user = await insertUser(trx, { email, role: OPEN_ROLE, activated: true, passwordHash, profile });
      if (user === null) throw new AppError('EMAIL_TAKEN');
      return user;
    }
    const invited = await consumeToken(trx, 'invitation', configToken);
    const user = invited === null ? null : await updateInvited(trx, invited, { profile, passwordHash });
    if (user === null) throw invalid({ configToken: 'UNKNOWN' });
    await removeUserTokens(trx, user.id);
    return user;
  });
}

async function sendResetMail(
  { db, config, mailer, publicUrl }: Deps,
  user: Pick<UserRow, 'id' | 'language'> & { email: string },
): Promise<void> {
  const { token } = await insertUserToken(db, { userId: user.id, kind: 'reset', minutes: RESET_MINUTES });
  const link = `${publicUrl()}/reset-password?token=${token}`;
  await mailer.send(
    passwordResetMail({ to: user.email, language: mailLanguage(user.language, config.languages), link }),
  );
}

/**
 * Sends the link for a new password if the address is registered. It is stored and mailed after the reply, so that
 * neither its duration nor a failure reveals who has an account.
 */
export async function requestReset(deps: Deps, email: string, afterReply: (work: () => void) => void): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  try {
    await deps.mailer.verify();
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    deps.log.error({ err: error }, 'mail does not work');
    throw new AppError('MAIL_FAILED');
  }
  // An invited user has no password yet: the invitation is what can be sent again.
  if (!user?.activated || !mayUsePassword(deps.config, user)) return;
  afterReply(() => {
    sendResetMail(deps, user).catch((error: unknown) =>
      deps.log.error({ err: error, user: user.id }, 'a mail for a new password failed'),
    );
  });
}

/** Sets a new password with a mailed token. Earlier logins end, and school logins go. */
export async function resetPassword(
  deps: Deps,
  { configToken, password }: { configToken: string; password: string },
): Promise<void> {
  const { db, config, loginTries, socketLogins, log } = deps;
  const error = await checkPassword(password, config.minPasswordLength);
  if (error !== null) throw invalid({ password: error });
  const unknown = () => invalid({ configToken: 'UNKNOWN' });
  if ((await findTokenOwner(db, 'reset', configToken)) === null) throw unknown();
  const passwordHash = await hashPassword(password);
  const user = await db.transaction().execute(async (trx) => {
    const userId = await consumeToken(trx, 'reset', configToken);
    const owner = userId === null ? null : await findUser(trx, userId);
    if (owner === null) throw unknown();
    if (!mayUsePassword(config, owner)) return null;
    await proveEmail(trx, owner.id);
    return { ...owner, parted: (await replacePassword(trx, owner.id, passwordHash))?.parted ?? [] };
  });
  if (user === null) return;
  await loginTries.lift(user.email_key);
  socketLogins.check();
  logSecurityEvent(log, { event: 'password-reset', user: user.id });
  await sendAccountNotice(deps, user, { password: true, removed: user.parted });
}
