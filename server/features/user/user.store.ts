// Users as rows: the office's list, and one's own.
import type { Db } from '#server/db/client.ts';
import type { UserRow } from '#server/db/users.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { userEndpoints } from '#shared/contract/user.ts';

export function findUsers(db: Db): Promise<Pick<UserRow, 'id' | 'email' | 'role' | 'activated'>[]> {
  return db.selectFrom('users').select(['id', 'email', 'role', 'activated']).orderBy('email_key').execute();
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null;
}

/** Changes what is given of a profile. */
export async function updateProfile(
  db: Db,
  userId: string,
  changes: BodyOf<typeof userEndpoints.updateAccount>,
): Promise<void> {
  const values = {
    first_name: changes.firstName,
    last_name: changes.lastName,
    organisation: changes.organisation,
    organisation_location: changes.organisationLocation,
    target_audience: changes.targetAudience,
    language: changes.language,
  };
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.updateTable('users').set(values).where('id', '=', userId).execute();
}

/** Whether another activated super admin is there. Inside a transaction the answer holds until its end: it waits for others who ask. */
export async function hasOtherSuperAdmin(trx: Db, userId: string): Promise<boolean> {
  // Writing the rows unchanged locks them, on both databases.
  const chiefs = await trx
    .updateTable('users')
    .set((e) => ({ role: e.ref('role') }))
    .where('role', '=', 'super_admin')
    .where('activated', '=', 1)
    .returning('id')
    .execute();
  return chiefs.some(({ id }) => id !== userId);
}

/** Deletes a user; game templates, voting sessions and links go along. */
export async function removeUser(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}
