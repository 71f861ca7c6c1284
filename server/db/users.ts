// The rows that several parts of the house make and change: users, whoever brings them in.
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Role } from '#shared/domain/roles.ts';
import { textKey } from '#shared/domain/text-key.ts';
import type { Db } from './client.ts';
import { toFlag } from './flag.ts';
import { newId } from './id.ts';
import type { Schema } from './schema.ts';
import { removeUserTokens } from './user-tokens.ts';

export interface Profile {
  firstName: string;
  lastName: string;
  organisation: string;
  organisationLocation: string;
  targetAudience: Schema['users']['target_audience'];
  language: LanguageCode | null;
}

interface NewUser {
  email: string;
  role: Role;
  activated: boolean;
  passwordHash: string | null;
  profile?: Partial<Profile>;
}

export type UserRow = Schema['users'];

/** Stores a user; gives the row, or null when the e-mail address is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const { firstName = '', lastName = '', organisation = '', organisationLocation = '' } = user.profile ?? {};
  const made = await db
    .insertInto('users')
    .values({
      id: newId(),
      email: user.email,
      email_key: textKey(user.email),
      role: user.role,
      activated: toFlag(user.activated),
      password_hash: user.passwordHash,
      first_name: firstName,
      last_name: lastName,
      organisation,
      organisation_location: organisationLocation,
      target_audience: user.profile?.targetAudience ?? null,
      language: user.profile?.language ?? null,
      token_version: 0,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? null;
}

/** The user with that e-mail address, in whatever case it was typed. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('email_key', '=', textKey(email)).executeTakeFirst();
  return row ?? null;
}

/** Sets a password and ends every earlier login and mailed link of that user; gives the new token version, or null when the user is gone. */
export async function replacePassword(trx: Db, userId: string, passwordHash: string): Promise<number | null> {
  const changed = await trx
    .updateTable('users')
    .set((e) => ({ password_hash: passwordHash, token_version: e('token_version', '+', 1) }))
    .where('id', '=', userId)
    .returning('token_version')
    .executeTakeFirst();
  await removeUserTokens(trx, userId);
  return changed?.token_version ?? null;
}

/** Makes a user, or changes role and password of the one who is there: activated, earlier logins over. Gives whether it made one. */
export async function putUser(
  trx: Db,
  { email, role, passwordHash }: { email: string; role: Role; passwordHash: string },
): Promise<boolean> {
  if (await insertUser(trx, { email, role, activated: true, passwordHash })) return true;
  const user = await trx
    .updateTable('users')
    .set({ role, activated: 1 })
    .where('email_key', '=', textKey(email))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePassword(trx, user.id, passwordHash);
  return false;
}
