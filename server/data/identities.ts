// Which account of a school logs in to which user.
import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import { findUsersWithFactor, hasSecondFactor } from './second-factors.ts';

/** Who somebody is at a provider. */
export interface Subject {
  provider: ProviderId;
  issuer: string;
  subject: string;
}

export interface IdentityRow {
  id: string;
  provider: ProviderId;
}

/** What a user logs in with, beside a password. */
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
  const identities = await db.selectFrom('identities').select(['id', 'provider', 'user_id']).orderBy('id').execute();
  for (const { id, provider, user_id } of identities) of(user_id).identities.push({ id, provider });
  for (const userId of await findUsersWithFactor(db)) of(userId).hasFactor = true;
  return found;
}

/** Whose login that is; null when it is nobody's. */
export async function findIdentityOwner(db: Db, { issuer, subject }: Subject): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function hasIdentityOf(db: Db, userId: string, issuer: string): Promise<boolean> {
  const found = db.selectFrom('identities').select('id').where('user_id', '=', userId).where('issuer', '=', issuer);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The school logins of a user, oldest first. */
export const findIdentities = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').select(['id', 'provider']).where('user_id', '=', userId).orderBy('id').execute();

/** Joins a school's account to a user. Returns false when it has joined somebody meanwhile. */
export async function insertIdentity(db: Db, userId: string, { provider, issuer, subject }: Subject): Promise<boolean> {
  const row = await db
    .insertInto('identities')
    .values({ id: newId(), user_id: userId, provider, issuer, subject, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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

/** Parts a school's account from its user. Returns false when the user has no such one. */
export async function removeIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Parts all school's accounts from their user. */
export async function removeIdentities(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('identities').where('user_id', '=', userId).execute();
}

/** Uses a sealed token up, and deletes those that have expired meanwhile. Returns false when it was used before: of two calls at the same time one gets it. */
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
