import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { PASSWORD_TRIES } from '#shared/domain/rate-limits.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { loggedIn, ownPassword, password, profile } from './auth.ts';
import { ownAccount } from './endpoint-group.ts';
import { id } from './fields.ts';

/** A school's account that logs in to one here. */
export const schoolLogin = z.object({
  id,
  label: z.string(),
  joinedAt: z.string(),
  usedAt: z.string(),
});
export type SchoolLogin = z.output<typeof schoolLogin>;

export const account = z.object({
  _id: id,
  /** Null for an account of a school login without an e-mail address. */
  email: z.string().nullable(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  organisation: z.string(),
  organisationLocation: z.string(),
  targetAudience: z.enum(TARGET_AUDIENCES).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  hasPassword: z.boolean(),
  logins: z.array(schoolLogin),
  secondFactor: z.boolean(),
});
export type Account = z.output<typeof account>;

export const accountEndpoints = {
  read: ownAccount.get('account', 'One’s own data', { reply: account }),
  update: ownAccount.patch('account', 'Changes one’s own data', {
    body: z.object({ ...profile, language: z.enum(LANGUAGES) }).partial(),
    reply: account,
  }),
  changePassword: ownAccount.post('account/password', 'Changes one’s password; other logins end', {
    limits: PASSWORD_TRIES,
    body: z.object({ currentPassword: ownPassword, password }),
    reply: loggedIn.pick({ jwtToken: true }),
  }),
  logOut: ownAccount.post('account/logout', 'Ends all one’s logins, this one too'),
  remove: ownAccount.remove('account', 'Deletes one’s account with its games and their answers', {
    limits: PASSWORD_TRIES,
    body: z.object({ password: ownPassword }),
  }),
  download: ownAccount.get('account/download', 'Everything stored about oneself', {
    reply: 'application/json; download',
  }),
};
