import { logSecurityEvent } from '#server/access/security-log.ts';
import { AppError, found } from '#server/app-error.ts';
import { insertUserToken, removeUserTokens } from '#server/data/accounts/user-tokens.ts';
import { findUserByEmail, insertUser, type UserRow } from '#server/data/accounts/users.ts';
import type { Db } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { MailFailed } from '#server/mail/mailer.ts';
import { invitationMail, mailLanguage } from '#server/mail/write-mail.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { INVITATION_DAYS } from '#shared/domain/limits.ts';
import { type Actor, can, type InvitableRole } from '#shared/domain/roles.ts';

type Inviter = Extract<Actor, { kind: 'user' }>;

const makeToken = (db: Db, user: UserRow) =>
  insertUserToken(db, { userId: user.id, kind: 'invitation', minutes: INVITATION_DAYS * 24 * 60 });

async function sendInvitation(
  { config, mailer, publicUrl, log }: Deps,
  { user, to, language: chosen, token }: { user: string; to: string; language: LanguageCode | null; token: string },
): Promise<void> {
  const link = `${publicUrl()}/register/${token}`;
  const language = mailLanguage(chosen, config.languages);
  try {
    await mailer.send(invitationMail({ to, language, link }));
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    log.error({ err: error, user }, 'an invitation was not sent');
    throw new AppError('MAIL_FAILED');
  }
}

/** Invites a user by mail. When the mail fails the user stays in the list, so that the invitation can be sent again. */
export async function invite(
  deps: Deps,
  actor: Inviter,
  { email, role }: { email: string; role: InvitableRole },
): Promise<UserRow> {
  if (role === 'super_admin' && !can(actor, 'inviteSuperAdmin')) {
    logSecurityEvent(deps.log, { event: 'forbidden', user: actor.userId, route: 'inviteSuperAdmin' });
    throw new AppError('FORBIDDEN');
  }
  const { user, token } = await deps.db.transaction().execute(async (trx) => {
    const invited = await insertUser(trx, { email, role, activated: false, passwordHash: null });
    if (invited === null) throw new AppError('EMAIL_TAKEN', { message: 'A user with this email already exists' });
    return { user: invited, token: (await makeToken(trx, invited)).token };
  });
  logSecurityEvent(deps.log, { event: 'invited', user: user.id, by: actor.userId, role });
  await sendInvitation(deps, { user: user.id, to: email, language: user.language, token });
  return user;
}

/** Sends an invitation again with a new link. The earlier links end once the new one has been sent. */
export async function resendInvitation(deps: Deps, actor: Inviter, email: string): Promise<void> {
  const user = found(await findUserByEmail(deps.db, email));
  if (user.activated) throw new AppError('WRONG_STATE');
  const { id, token } = await makeToken(deps.db, user);
  logSecurityEvent(deps.log, { event: 'invited', user: user.id, by: actor.userId, role: user.role });
  await sendInvitation(deps, { user: user.id, to: user.email, language: user.language, token });
  await removeUserTokens(deps.db, user.id, id);
}
