// Users as the office sees them, and one's own account.
import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { INVITABLE_ROLES, ROLES } from '#shared/domain/roles.ts';
import { password, TARGET_AUDIENCES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, requiredText } from './fields.ts';

export const user = z.object({ _id: id, email: z.string(), role: z.enum(ROLES), activated: z.boolean() });
export type User = z.output<typeof user>;

const invitationForm = z.object({ email, role: z.enum(INVITABLE_ROLES) });
const resendForm = z.object({ email });

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

const accountForm = z.object({
  firstName: requiredText().optional(),
  lastName: requiredText().optional(),
  organisation: requiredText().optional(),
  organisationLocation: requiredText().optional(),
  targetAudience: z.enum(TARGET_AUDIENCES).optional(),
  language: z.enum(LANGUAGES).optional(),
});
const passwordForm = z.object({ currentPassword: password, password });
/** Deleting an account asks for its e-mail address once more. */
const deletionForm = z.object({ email });

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'config/user',
    access: 'manageUsers',
    summary: 'All users, by e-mail',
    status: 200,
    reply: z.array(user),
  }),
  invite: endpoint({
    method: 'POST',
    path: 'users',
    access: 'manageUsers',
    summary: 'Invites a user by mail',
    body: invitationForm,
    form: 'user',
    status: 201,
    reply: z.object({ user }),
  }),
  resend: endpoint({
    method: 'POST',
    path: 'config/invite-user/resend',
    access: 'manageUsers',
    summary: 'Sends an invitation again',
    body: resendForm,
    status: 204,
    reply: null,
  }),
  readAccount: endpoint({
    method: 'GET',
    path: 'account',
    access: 'ownAccount',
    summary: 'One’s own data',
    status: 200,
    reply: account,
  }),
  updateAccount: endpoint({
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
  removeAccount: endpoint({
    method: 'POST',
    path: 'account/deletion',
    access: 'ownAccount',
    summary: 'Deletes one’s account with its games and their answers',
    body: deletionForm,
    status: 204,
    reply: null,
  }),
  downloadAccount: endpoint({
    method: 'GET',
    path: 'account/download',
    access: 'ownAccount',
    summary: 'Everything stored about oneself',
    status: 200,
    reply: 'application/json; download',
  }),
};
