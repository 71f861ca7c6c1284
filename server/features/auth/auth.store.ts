// What logging in and registering keep.
import type { Db } from '#server/db/client.ts';
import type { Profile } from '#server/db/users.ts';
import type { Role } from '#shared/domain/roles.ts';

/** Makes an invited user a full one; gives who that is, or null when the user is gone or was activated before. */
export async function updateInvited(
  trx: Db,
  userId: string,
  { profile, passwordHash }: { profile: Profile; passwordHash: string },
): Promise<{ id: string; role: Role; token_version: number } | null> {
  const row = await trx
    .updateTable('users')
    .set({
      activated: 1,
      password_hash: passwordHash,
      first_name: profile.firstName,
      last_name: profile.lastName,
      organisation: profile.organisation,
      organisation_location: profile.organisationLocation,
      target_audience: profile.targetAudience,
      language: profile.language,
    })
    .where('id', '=', userId)
    .where('activated', '=', 0)
    .returning(['id', 'role', 'token_version'])
    .executeTakeFirst();
  return row ?? null;
}
