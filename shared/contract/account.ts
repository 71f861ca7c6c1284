import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { password, profile } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

export const account = z.object({
  _id: id,
  email: z.string(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  organisation: z.string(),
  organisationLocation: z.string(),
  targetAudience: z.enum(TARGET_AUDIENCES).nullable(),
  language: z.enum(LANGUAGES).nullable(),
});
export type Account = z.output<typeof account>;

const accountForm = z.object({ ...profile, language: z.enum(LANGUAGES) }).partial();
const passwordForm = z.object({ currentPassword: password, password });
/** Deleting an account asks for its password once more. */
const deletionForm = z.object({ password });

export const accountEndpoints = {
  read: endpoint({
    method: 'GET',
    path: 'account',
    access: 'ownAccount',
    summary: 'One’s own data',
    status: 200,
    reply: account,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'account',
    access: 'ownAccount',
    summary: 'Changes one’s own data',
    body: accountForm,
    status: 200,
    reply: account,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'account/password',
    access: 'ownAccount',
    summary: 'Changes one’s password; other logins end',
    body: passwordForm,
    status: 200,
    reply: z.object({ jwtToken: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'account',
    access: 'ownAccount',
    summary: 'Deletes one’s account with its games and their answers',
    body: deletionForm,
    status: 204,
    reply: null,
  }),
  download: endpoint({
    method: 'GET',
    path: 'account/download',
    access: 'ownAccount',
    summary: 'Everything stored about oneself',
    status: 200,
    reply: 'application/json; download',
  }),
};
