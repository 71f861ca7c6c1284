// The rules of getting in: an open registration or an invitation, and a new password by mail.
import { findTokenOwner, insertUserToken, removeUserTokens, takeToken } from '#server/db/user-tokens.ts';
import { findUserByEmail, insertUser, replacePassword, type UserRow } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { hashPassword, passwordFault, verifyPassword } from '#server/http/password.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { mailLanguage, passwordResetMail } from '#server/mail/write-mail.ts';
import type { authEndpoints } from '#shared/contract/auth.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/contract/errors.ts';
import { RESET_MINUTES } from '#shared/domain/limits.ts';
import type { Role } from '#shared/domain/roles.ts';
import { updateInvited } from './auth.store.ts';

/** Whoever may come in now. */
type Admitted = Pick<UserRow, 'id' | 'role' | 'token_version'>;
type Registration = BodyOf<typeof authEndpoints.register>;

const OPEN_ROLE: Role = 'teacher';

/** The user with that e-mail address and password; who was invited and did not register yet has none. */
export async function findByPassword({ db }: Deps, email: string, password: string): Promise<Admitted> {
  const user = await findUserByEmail(db, email);
  const hash = user?.activated === 1 ? user.password_hash : null;
  if (!(await verifyPassword(hash, password)) || user === null) throw new AppError('AUTHENTICATION_FAILED');
  return user;
}

/** Makes a teacher, or takes up the invitation whose token is given. */
export async function register({ db, config }: Deps, form: Registration): Promise<Admitted> {
  const { email, password, configToken, confirmPassword: _, language = null, ...rest } = form;
  const faults: Record<string, FieldCode> = {};
  const fault = await passwordFault(password, config.minPasswordLength);
  if (fault !== null) faults.password = fault;
  if (configToken && (await findTokenOwner(db, 'invitation', configToken)) === null) faults.configToken = 'UNKNOWN';
  if (Object.keys(faults).length > 0) throw invalid(faults);

  const passwordHash = await hashPassword(password);
  const profile = { ...rest, language };
  if (!configToken) {
    const user = await insertUser(db, { email, role: OPEN_ROLE, activated: true, passwordHash, profile });
    if (user === null) throw new AppError('EMAIL_TAKEN');
    return user;
  }
  return db.transaction().execute(async (trx) => {
    const invited = await takeToken(trx, 'invitation', configToken);
    const user = invited === null ? null : await updateInvited(trx, invited, { profile, passwordHash });
    if (user === null) throw invalid({ configToken: 'UNKNOWN' });
    await removeUserTokens(trx, user.id);
    return user;
  });
}

async function sendResetMail({ db, config, mailer, publicUrl }: Deps, user: UserRow): Promise<void> {
  const { token } = await insertUserToken(db, { userId: user.id, kind: 'reset', minutes: RESET_MINUTES });
  const link = `${publicUrl()}/reset-password?token=${token}`;
  await mailer.send(
    passwordResetMail({ to: user.email, language: mailLanguage(user.language, config.languages), link }),
  );
}

/**
 * Sends the link for a new password to that address if somebody registered with it. Whoever asks learns only whether
 * mail works at all: the mail itself leaves after the answer, so that neither its time nor its fate tells who has an account.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  try {
    await deps.mailer.verify();
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    deps.log.error({ err: error }, 'mail does not work');
    throw new AppError('MAIL_FAILED');
  }
  // An invited user has no password yet: the invitation is what can be sent again.
  if (user?.activated !== 1) return;
  sendResetMail(deps, user).catch((error: unknown) =>
    deps.log.error({ err: error }, 'a mail for a new password failed'),
  );
}

/** Sets a new password with a mailed token; earlier logins end. */
export async function resetPassword(
  { db, config, liveLogins }: Deps,
  { configToken, password }: { configToken: string; password: string },
): Promise<void> {
  const fault = await passwordFault(password, config.minPasswordLength);
  if (fault !== null) throw invalid({ password: fault });
  const unknown = () => invalid({ configToken: 'UNKNOWN' });
  if ((await findTokenOwner(db, 'reset', configToken)) === null) throw unknown();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const userId = await takeToken(trx, 'reset', configToken);
    if (userId === null) throw unknown();
    await replacePassword(trx, userId, passwordHash);
  });
  liveLogins.check();
}
