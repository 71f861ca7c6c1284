import type { Db } from '#server/db/client.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { emailKey } from '#shared/domain/email.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import { type Role, type TokenRole, VISITOR } from '#shared/domain/roles.ts';
import { removeIdentities } from './identities.ts';
import { removeUserTokens } from './user-tokens.ts';

export interface Profile {
  firstName: string;
  lastName: string;
  organisation: string;
  organisationLocation: string;
  targetAudience: Schema['users']['target_audience'];
  language: LanguageCode | null;
}
/** Absent fields stay as they are. */
type ProfileChange = { [K in keyof Profile]?: Profile[K] | undefined };

interface NewUser {
  /** Null for a user of a school login without an e-mail address. */
  email: string | null;
  role: Role;
  activated: boolean;
  passwordHash: string | null;
  profile?: Partial<Profile>;
}

/** A user with an account. */
export interface UserRow extends Omit<Schema['users'], 'activated' | 'email_proved' | 'role'> {
  activated: boolean;
  email_proved: boolean;
  role: Role;
}
/** A user as a login or the user list shows them. */
const SUMMARY = ['id', 'email', 'role', 'activated', 'first_name', 'last_name'] as const;
export type UserSummary = Pick<UserRow, (typeof SUMMARY)[number]>;
type Login = Pick<UserRow, 'id' | 'email_key' | 'role' | 'token_version'>;

/** Those who have an account: not the visitors. */
const accounts = (db: Db) => db.selectFrom('users').where('role', '<>', VISITOR);
const wholeAccounts = (db: Db) => accounts(db).selectAll().$narrowType<{ role: Role }>();

type StoredUser = Omit<Schema['users'], 'role'> & { role: Role };
const toUser = (row: StoredUser | undefined): UserRow | null =>
  row === undefined
    ? null
    : {
        ...row,
        activated: fromFlag(row.activated),
        email_proved: fromFlag(row.email_proved),
      };

const toColumns = (profile: ProfileChange) => ({
  first_name: profile.firstName,
  last_name: profile.lastName,
  organisation: profile.organisation,
  organisation_location: profile.organisationLocation,
  target_audience: profile.targetAudience,
  language: profile.language,
});

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findUsers(db: Db): Promise<UserSummary[]> {
  const rows = await accounts(db).select(SUMMARY).$narrowType<{ role: Role }>().orderBy('email_key').execute();
  return rows.map((row) => ({ ...row, activated: fromFlag(row.activated) }));
}

export const findUser = async (db: Db, userId: string): Promise<UserRow | null> =>
  toUser(await wholeAccounts(db).where('id', '=', userId).executeTakeFirst());

/** The user with that e-mail address, compared without case. */
export async function findUserByEmail(db: Db, email: string): Promise<(UserRow & { email: string }) | null> {
  const user = toUser(await wholeAccounts(db).where('email_key', '=', emailKey(email)).executeTakeFirst());
  return user === null || user.email === null ? null : { ...user, email: user.email };
}

/** The row of a new user, or of a visitor. */
export function newUser(user: Omit<NewUser, 'role'> & { role: TokenRole }): Schema['users'] {
  const { firstName = '', lastName = '', organisation = '', organisationLocation = '' } = user.profile ?? {};
  const { targetAudience = null, language = null } = user.profile ?? {};
  const id = newId();
  return {
    id,
    email: user.email,
    email_key: user.email === null ? id : emailKey(user.email),
    role: user.role,
    activated: toFlag(user.activated),
    password_hash: user.passwordHash,
    first_name: firstName,
    last_name: lastName,
    organisation,
    organisation_location: organisationLocation,
    target_audience: targetAudience,
    language,
    email_proved: toFlag(false),
    token_version: 0,
    created_at: new Date().toISOString(),
  };
}

/** Returns the new user, or null when the e-mail address is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const row = await db
    .insertInto('users')
    .values(newUser(user))
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
  return toUser(row);
}

/** Stores that the owner of a user's address came by a mail to it. */
export async function proveEmail(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_proved: toFlag(true) })
    .where('id', '=', userId)
    .execute();
}

/** Activates an invited user, whose address somebody knew; null when the user is gone or was activated before. */
export async function updateInvited(
  trx: Db,
  userId: string,
  { profile, passwordHash }: { profile: ProfileChange; passwordHash: string | null },
): Promise<Login | null> {
  const row = await trx
    .updateTable('users')
    .set({ ...toColumns(profile), activated: toFlag(true), email_proved: toFlag(true), password_hash: passwordHash })
    .where('id', '=', userId)
    .where('activated', '=', toFlag(false))
    .returning(['id', 'email_key', 'role', 'token_version'])
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a user's password away and ends every earlier login and mailed link. */
export async function removePassword(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((e) => ({ password_hash: null, token_version: e('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await removeUserTokens(trx, userId);
}

export async function updateProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const columns = toColumns(change);
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('users').set(columns).where('id', '=', userId).execute();
}

export interface ReplacedPassword {
  version: number;
  /** The school logins that went. */
  parted: ProviderId[];
}

/**
 * Sets a password and ends every earlier login but `kept`, and every mailed link. School logins go too, unless there
 * was no password: somebody else may have joined them. Returns null when the user is gone.
 */
export async function replacePassword(
  trx: Db,
  userId: string,
  passwordHash: string,
  kept: string | null = null,
): Promise<ReplacedPassword | null> {
  const before = await trx
    .updateTable('users')
    .set((e) => ({ token_version: e('token_version', '+', 1) }))
    .where('id', '=', userId)
    .returning(['password_hash', 'token_version'])
    .executeTakeFirst();
  if (before === undefined) return null;
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await removeUserTokens(trx, userId);
  const parted = before.password_hash === null ? [] : await removeIdentities(trx, userId, kept);
  return { version: before.token_version, parted };
}

/** Ends every login of that user. */
export async function endLogins(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((e) => ({ token_version: e('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/**
 * Inserts an activated user, or sets role and password and ends their logins. Returns the one it changed, else null.
 */
export async function upsertUser(
  trx: Db,
  { email, role, passwordHash }: { email: string; role: Role; passwordHash: string },
): Promise<(Pick<Schema['users'], 'id' | 'email' | 'language'> & Pick<ReplacedPassword, 'parted'>) | null> {
  if (await insertUser(trx, { email, role, activated: true, passwordHash })) return null;
  const user = await trx
    .updateTable('users')
    .set({ role, activated: toFlag(true) })
    .where('email_key', '=', emailKey(email))
    .returning(['id', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const replaced = await replacePassword(trx, user.id, passwordHash);
  return { ...user, parted: replaced?.parted ?? [] };
}

/** Makes a super admin a teacher, within a transaction. Returns false, without a change, for the last activated one. */
export async function updateToTeacher(trx: Db, userId: string): Promise<boolean> {
  // Writing the rows unchanged locks them, on both databases.
  const superAdmins = await trx
    .updateTable('users')
    .set((e) => ({ role: e.ref('role') }))
    .where('role', '=', 'super_admin')
    .where('activated', '=', toFlag(true))
    .returning('id')
    .execute();
  if (superAdmins.every(({ id }) => id === userId)) return false;
  await trx.updateTable('users').set({ role: 'teacher' }).where('id', '=', userId).execute();
  return true;
}

/** Deletes a user; game templates, voting sessions and links go along. */
export async function removeUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
