import type { Credentials, IdentityRow } from '#server/data/accounts/identities.ts';
import type { UserRow, UserSummary } from '#server/data/accounts/users.ts';
import type { Account, SchoolLogin } from '#shared/contract/account.ts';
import type { User } from '#shared/contract/user.ts';
import type { ProviderId } from '#shared/domain/providers.ts';

/** The labels of this installation's login providers. */
export type ProviderLabels = Readonly<Record<ProviderId, string>>;

/** A school's account that logs in to a user, as they and the back office see it. */
export const presentSchoolLogin = (
  { id, provider, created_at, used_at }: IdentityRow,
  labels: ProviderLabels,
): SchoolLogin => ({
  id,
  label: labels[provider],
  joinedAt: created_at,
  usedAt: used_at,
});

/** A user as the back office shows them. */
export const presentUser = (
  { id, email, role, activated, first_name, last_name }: UserSummary,
  { identities, hasFactor }: Credentials,
  labels: ProviderLabels,
): User => ({
  _id: id,
  email,
  role,
  activated,
  name: `${first_name} ${last_name}`.trim() || null,
  logins: identities.map((one) => presentSchoolLogin(one, labels)),
  secondFactor: hasFactor,
});

/** A user as their own account shows them. */
export const presentAccount = (
  row: UserRow,
  { identities, hasFactor }: Credentials,
  labels: ProviderLabels,
): Account => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  firstName: row.first_name,
  lastName: row.last_name,
  organisation: row.organisation,
  organisationLocation: row.organisation_location,
  targetAudience: row.target_audience,
  language: row.language,
  hasPassword: row.password_hash !== null,
  logins: identities.map((one) => presentSchoolLogin(one, labels)),
  secondFactor: hasFactor,
});
