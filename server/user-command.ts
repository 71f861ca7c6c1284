// `npm run user -- EMAIL ROLE`: makes a user, or changes role and password; the way to an admin, and back in when nobody can log in.

import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { putUser } from '#server/db/users.ts';
import { hashPassword, passwordFault } from '#server/http/password.ts';
import { email as emailField } from '#shared/contract/fields.ts';
import { ROLES, type Role } from '#shared/domain/roles.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

const USAGE = `Usage: USER_PASSWORD=… npm run user -- EMAIL ROLE   (ROLE is one of ${ROLES.join(', ')})`;

/** Something that whoever typed the command can put right. */
class CommandError extends Error {}

interface Wish {
  email: string;
  role: Role;
  password: string;
}

async function wishOf(args: readonly string[], config: Config, password: string | undefined): Promise<Wish> {
  const [address, wanted, ...more] = args;
  if (address === undefined || wanted === undefined || more.length > 0) throw new CommandError(USAGE);
  const email = emailField.safeParse(address);
  if (!email.success) throw new CommandError(`${address} is no e-mail address`);
  const role = ROLES.find((one) => one === wanted);
  if (role === undefined) throw new CommandError(`${wanted} is no role: it is one of ${ROLES.join(', ')}`);
  if (!password) throw new CommandError('USER_PASSWORD: is missing, put the password into this environment variable');
  const fault = await passwordFault(password, config.minPasswordLength);
  if (fault === 'TOO_SHORT')
    throw new CommandError(`USER_PASSWORD: must have at least ${config.minPasswordLength} characters`);
  if (fault !== null) throw new CommandError('USER_PASSWORD: is one of the most used passwords');
  return { email: email.data, role, password };
}

async function run(): Promise<string> {
  const config = readConfig(process.env);
  const { email, role, password } = await wishOf(process.argv.slice(2), config, process.env.USER_PASSWORD);
  const passwordHash = await hashPassword(password);
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
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const said = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  const line = error instanceof ConfigError ? said.replaceAll('\n', '; ') : said;
  process.stderr.write(`${error instanceof CommandError ? '' : 'The user was not changed. '}${line}\n`);
  process.exitCode = 1;
}
