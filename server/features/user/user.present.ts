// What the office sees of a user, and what a user sees of their own account.
import { fromFlag } from '#server/db/flag.ts';
import type { UserRow } from '#server/db/users.ts';
import type { Account, User } from '#shared/contract/user.ts';

export const presentUser = ({
  id,
  email,
  role,
  activated,
}: Pick<UserRow, 'id' | 'email' | 'role' | 'activated'>): User => ({
  _id: id,
  email,
  role,
  activated: fromFlag(activated),
});

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
