import type { UserRow } from '#server/data/users.ts';
import type { Account } from '#shared/contract/account.ts';
import type { User } from '#shared/contract/user.ts';

/** A user as the back office shows them. */
export const presentUser = ({
  id,
  email,
  role,
  activated,
}: Pick<UserRow, 'id' | 'email' | 'role' | 'activated'>): User => ({ _id: id, email, role, activated });

/** A user as their own account shows them. */
export const presentAccount = (row: UserRow): Account => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  firstName: row.first_name,
  lastName: row.last_name,
  organisation: row.organisation,
  organisationLocation: row.organisation_location,
  targetAudience: row.target_audience,
  language: row.language,
});
