// The school accounts that log in to users.
import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { newId } from '#server/db/id.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import { findUsersWithFactor, hasSecondFactor } from './second-factors.ts';

/** The identity of somebody at a provider. */
export interface Subject {
  provider: ProviderId;
  issuer: string;
  subject: string;
}

export interface IdentityRow {
  id: string;
  provider: ProviderId;
  created_at: Timestamp;
  used_at: Timestamp;
}
const COLUMNS = ['id', 'provider', 'created_at', 'used_at'] as const;

/** The ways in which a user can log in, besides a password. */
export interface Credentials {
  identities: IdentityRow[];
  hasFactor: boolean;
}

export const findCredentials = async (db: Db, userId: string): Promise<Credentials> => ({
  identities: await findIdentities(db, userId),
  hasFactor: await hasSecondFactor(db, userId),
});

/** The same of every user that has either, by the user's id. */
export async function findAllCredentials(db: Db): Promise<Map<string, Credentials>> {
  const found = new Map<string, Credentials>();
  const of = (userId: string): Credentials => {
    const one = found.get(userId) ?? { identities: [], hasFactor: false };
    found.set(userId, one);
    return one;
  };
  const identities = await db
    .selectFrom('identities')
    .select([...COLUMNS, 'user_id'])
    .orderBy('id')
    .execute();
  for (const { user_id, ...identity } of identities) of(user_id).identities.push(identity);
  for (const userId of await findUsersWithFactor(db)) of(userId).hasFactor = true;
  return found;
}

/** The identity and its user; undefined if it belongs to nobody. */
export const findIdentity = (
  db: Db,
  { issuer, subject }: Subject,
): Promise<{ id: string; user_id: string } | undefined> =>
  db
    .selectFrom('identities')
    .select(['id', 'user_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function hasIdentityOf(db: Db, userId: string, issuer: string): Promise<boolean> {
  const found = db.selectFrom('identities').select('id').where('user_id', '=', userId).where('issuer', '=', issuer);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The school logins of a user, oldest first. */
export const findIdentities = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').select(COLUMNS).where('user_id', '=', userId).orderBy('id').execute();

/** Joins a school's account to a user. Returns its id; null when it has joined somebody meanwhile. */
export async function insertIdentity(
  db: Db,
  userId: string,
  { provider, issuer, subject }: Subject,
): Promise<string | null> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto('identities')
    .values({ id: newId(), user_id: userId, provider, issuer, subject, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores that somebody logged in with a school's account. */
export async function touchIdentity(db: Db, id: string): Promise<void> {
  await db.updateTable('identities').set({ used_at: new Date().toISOString() }).where('id', '=', id).execute();
}

/** Gives a school's account to another user. */
export async function moveIdentity(trx: Db, { issuer, subject }: Subject, userId: string): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ user_id: userId })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Unlinks a school account from its user. Returns its provider; null if the user has none with that id. */
export async function removeIdentity(db: Db, userId: string, id: string): Promise<ProviderId | null> {
  const row = await db
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('provider')
    .executeTakeFirst();
  return row?.provider ?? null;
}

/** Parts all school's accounts from their user, except the one with that id. Returns those that went. */
export async function removeIdentities(trx: Db, userId: string, kept: string | null = null): Promise<ProviderId[]> {
  let removing = trx.deleteFrom('identities').where('user_id', '=', userId);
  if (kept !== null) removing = removing.where('id', '<>', kept);
  return (await removing.returning('provider').execute()).map(({ provider }) => provider);
}

/**
 * Uses a sealed token up, and deletes expired ones. Returns false when it was used before: of two calls one gets it.
 */
export async function insertUsedToken(db: Db, id: string, expiresAt: number): Promise<boolean> {
  await db.deleteFrom('used_tokens').where('expires_at', '<=', new Date().toISOString()).execute();
  const row = await db
    .insertInto('used_tokens')
    .values({ id, expires_at: new Date(expiresAt).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
