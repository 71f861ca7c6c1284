import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { password, profile } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { PASSWORD_TRIES } from './rate-limits.ts';
import { ownPassword } from './second-factor.ts';

/** A school's account that is joined to one here; the label is what people call it. */
export const schoolLogin = z.object({ id, label: z.string() });
export type SchoolLogin = z.output<typeof schoolLogin>;

export const account = z.object({
  _id: id,
  /** Null for an account that came from a school without an address of its own. */
  email: z.string().nullable(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  organisation: z.string(),
  organisationLocation: z.string(),
  targetAudience: z.enum(TARGET_AUDIENCES).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  hasPassword: z.boolean(),
  /** The accounts of schools that log in to this one. */
  logins: z.array(schoolLogin),
  secondFactor: z.boolean(),
});
export type Account = z.output<typeof account>;

const accountForm = z.object({ ...profile, language: z.enum(LANGUAGES) }).partial();
/** No present password if there is none. */
const passwordForm = z.object({ currentPassword: ownPassword, password });
/** Deleting an account asks for its password once more. */
const deletionForm = z.object({ password: ownPassword });

/** How and when somebody logged in. */
const recentLogin = z.object({
  at: z.string(),
  /** What people call the school's account; null for a password. */
  label: z.string().nullable(),
  secondFactor: z.boolean(),
});

export const accountEndpoints = {
  read: endpoint({
    method: 'GET',
    path: 'account',
    access: 'ownAccount',
    limits: 'none',
    summary: 'One’s own data',
    reply: account,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'account',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Changes one’s own data',
    body: accountForm,
    reply: account,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'account/password',
    access: 'ownAccount',
    limits: PASSWORD_TRIES,
    summary: 'Changes one’s password; other logins end',
    body: passwordForm,
    reply: z.object({ jwtToken: z.string() }),
  }),
  recentLogins: endpoint({
    method: 'GET',
    path: 'account/recent-logins',
    access: 'ownAccount',
    limits: 'none',
    summary: 'One’s last five logins, newest first',
    reply: z.array(recentLogin),
  }),
  logOut: endpoint({
    method: 'POST',
    path: 'account/logout',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Ends all one’s logins, this one too',
    reply: null,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'account',
    access: 'ownAccount',
    limits: PASSWORD_TRIES,
    summary: 'Deletes one’s account with its games and their answers',
    body: deletionForm,
    reply: null,
  }),
  download: endpoint({
    method: 'GET',
    path: 'account/download',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Everything stored about oneself',
    reply: 'application/json; download',
  }),
};
