import { logSecurityEvent, type SecurityLog } from '#server/access/security-log.ts';
import { AppError } from '#server/app-error.ts';
import { findOwnSessionCodes } from '#server/data/accounts/account-export.ts';
import { removeUser, type UserRow, updateToTeacher } from '#server/data/accounts/users.ts';
import { removeVotingSession } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';

interface Removing {
  db: Db;
  publisher: { toEverybody: (code: string, update: { type: 'archived' }) => void };
  mailer: { forget: (email: string) => Promise<void> };
  socketLogins: { check: () => void };
  logCutter: { cutSoon: () => void };
  log: SecurityLog & { error: (details: object, message: string) => void };
}

/**
 * Deletes a user with games and answers; `by`: the other user who does it. Throws WRONG_STATE for the last super admin.
 */
export async function removeUserWithGames(
  { db, publisher, mailer, socketLogins, logCutter, log }: Removing,
  user: Pick<UserRow, 'id' | 'role' | 'email' | 'activated'>,
  by?: string,
): Promise<void> {
  // The role is removed first: otherwise two who leave at the same moment would each count on the other, and one would
  // lose their games and stay.
  const isChief = user.role === 'super_admin' && user.activated;
  if (isChief && !(await db.transaction().execute((trx) => updateToTeacher(trx, user.id))))
    throw new AppError('WRONG_STATE', { message: 'The last super admin cannot leave' });
  // One voting session after the other: years of answers in one statement would delay the games that are played now.
  for (const { id, active_code } of await findOwnSessionCodes(db, user.id)) {
    await removeVotingSession(db, id);
    if (active_code !== null) publisher.toEverybody(active_code, { type: 'archived' });
  }
  await removeUser(db, user.id);
  // The account is gone in any case.
  if (user.email !== null)
    await mailer
      .forget(user.email)
      .catch((error: unknown) => log.error({ err: error }, 'mails to a deleted account are still in the outbox'));
  logCutter.cutSoon();
  socketLogins.check();
  logSecurityEvent(log, { event: 'account-deleted', user: user.id, ...(by !== undefined && { by }) });
}
