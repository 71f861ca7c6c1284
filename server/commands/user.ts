// `npm run user -- EMAIL ROLE`: creates a user, or changes role and password. `--without-second-factor` instead of
// ROLE: the way back in for who has lost their device.

import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { hashPasswordSetting } from '#server/access/password.ts';
import { logSecurityEvent } from '#server/access/security-log.ts';
import { completeRestore } from '#server/backup/restore.ts';
import { type Config, readConfig } from '#server/config.ts';
import { removeSecondFactor } from '#server/data/accounts/second-factors.ts';
import { findUserByEmail, upsertUser } from '#server/data/accounts/users.ts';
import { type Db, databaseFile, withDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { loggedError } from '#server/http/log.ts';
import { sendAccountNotice } from '#server/mail/account-notice.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { typedCommand } from '#server/program.ts';
import { email as emailField } from '#shared/contract/fields.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { ROLES, type Role } from '#shared/domain/roles.ts';
import { reportOutcome } from './report-outcome.ts';

const WITHOUT_FACTOR = '--without-second-factor';
const USAGE = `Usage: USER_PASSWORD=… ${typedCommand('user', 'EMAIL ROLE')}   (ROLE is one of ${ROLES.join(', ')}), or ${typedCommand('user', `EMAIL ${WITHOUT_FACTOR}`)}`;

/** `role`: null to remove that user's second factor. */
function parseArguments(args: readonly string[]): { email: string; role: Role | null } {
  const [address, wanted, ...more] = args;
  if (address === undefined || wanted === undefined || more.length > 0) throw new Error(USAGE);
  const email = emailField.safeParse(address);
  if (!email.success) throw new Error(`${address} is no e-mail address`);
  if (wanted === WITHOUT_FACTOR) return { email: email.data, role: null };
  const role = ROLES.find((one) => one === wanted);
  if (role === undefined) throw new Error(`${wanted} is no role: it is one of ${ROLES.join(', ')}`);
  return { email: email.data, role };
}

/** A mistyped folder must not become a second database that the server does not use. */
function assertDatabaseExists({ databaseUrl, dataDir }: Config): void {
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    throw new Error(`${file} does not exist: give the DATA_DIR of the server, or start it once`);
}

/** Logs a change and mails it to the user, as the server does for one that is made in the browser. */
async function announce(
  config: Config,
  user: { id: string; email: string | null; language: LanguageCode | null },
  event: 'password-changed' | 'second-factor-removed',
  changes: Parameters<typeof sendAccountNotice>[2],
) {
  const log = pino({ serializers: { err: loggedError } }, pino.destination({ dest: 2, sync: true }));
  logSecurityEvent(log, { event, user: user.id });
  const mailer = createMailer(config, log);
  await sendAccountNotice({ mailer, config, log }, user, changes);
  await mailer.close();
}

/** Removes the second factor of who has lost their device. Returns what was done. */
async function liftSecondFactor(config: Config, db: Db, email: string): Promise<string> {
  const user = await findUserByEmail(db, email);
  if (user === null) throw new Error(`${email} is no user`);
  if (!(await removeSecondFactor(db, user.id))) return `${email} has no second factor`;
  await announce(config, user, 'second-factor-removed', { factorRemoved: true });
  return `${email} logs in without a second factor now`;
}

/** The hash of the password in the environment. */
async function readPassword({ minPasswordLength }: Config): Promise<string> {
  const password = process.env.USER_PASSWORD;
  if (!password) throw new Error('USER_PASSWORD: is missing, put the password into this environment variable');
  return hashPasswordSetting('USER_PASSWORD', password, minPasswordLength);
}

await reportOutcome('The user was not changed.', async () => {
  const config = readConfig(process.env);
  const { email, role } = parseArguments(process.argv.slice(2));
  const passwordHash = role === null ? null : await readPassword(config);
  if (config.databaseUrl === null) await completeRestore(config.dataDir);
  assertDatabaseExists(config);
  return withDatabase(config, async (db) => {
    await migrate(db);
    if (role === null || passwordHash === null) return liftSecondFactor(config, db, email);
    const changed = await db.transaction().execute((trx) => upsertUser(trx, { email, role, passwordHash }));
    if (changed === null) return `${email} was made, with the role ${role}`;
    const { parted } = changed;
    await announce(config, changed, 'password-changed', { password: true, removed: parted });
    const logins = parted.length === 0 ? '' : `; school logins that were removed: ${parted.length}`;
    return `${email} has a new password and the role ${role}${logins}`;
  });
});
