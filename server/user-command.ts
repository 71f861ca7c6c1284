// `npm run user -- EMAIL ROLE`: makes a user, or changes role and password; the way to an admin, and back in when nobody can log in.

import { existsSync } from 'node:fs';
import { databaseFile, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { putUser } from '#server/db/users.ts';
import { email as emailField } from '#shared/contract/fields.ts';
import { ROLES, type Role } from '#shared/domain/roles.ts';
import { hashChosen } from './chosen-password.ts';
import { runCommand } from './command.ts';
import { type Config, readConfig } from './config.ts';

const USAGE = `Usage: USER_PASSWORD=… npm run user -- EMAIL ROLE   (ROLE is one of ${ROLES.join(', ')})`;

function wishOf(args: readonly string[]): { email: string; role: Role } {
  const [address, wanted, ...more] = args;
  if (address === undefined || wanted === undefined || more.length > 0) throw new Error(USAGE);
  const email = emailField.safeParse(address);
  if (!email.success) throw new Error(`${address} is no e-mail address`);
  const role = ROLES.find((one) => one === wanted);
  if (role === undefined) throw new Error(`${wanted} is no role: it is one of ${ROLES.join(', ')}`);
  return { email: email.data, role };
}

/** A mistyped folder must not become a second database, in which the user is made and nobody looks. */
function refuseNewFolder({ databaseUrl, dataDir }: Config): void {
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    throw new Error(`${file} does not exist: give the DATA_DIR of the server, or start it once`);
}

await runCommand('The user was not changed.', async () => {
  const config = readConfig(process.env);
  const { email, role } = wishOf(process.argv.slice(2));
  const password = process.env.USER_PASSWORD;
  if (!password) throw new Error('USER_PASSWORD: is missing, put the password into this environment variable');
  const passwordHash = await hashChosen('USER_PASSWORD', password, config.minPasswordLength);
  refuseNewFolder(config);
  const db = openDatabase(config, () => {
    // The query that was running reports it.
  });
  try {
    await migrate(db);
    const made = await db.transaction().execute((trx) => putUser(trx, { email, role, passwordHash }));
    return made ? `${email} was made, with the role ${role}` : `${email} has a new password and the role ${role}`;
  } finally {
    await db.destroy();
  }
});
