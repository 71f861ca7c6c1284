import { z } from 'zod';
import { INVITABLE_ROLES, ROLES } from '#shared/domain/roles.ts';
import { schoolLogin } from './account.ts';
import { endpoint } from './endpoint.ts';
import { byId, email, id } from './fields.ts';

export const user = z.object({
  _id: id,
  email: z.string().nullable(),
  role: z.enum(ROLES),
  activated: z.boolean(),
  /** Null if they gave none. */
  name: z.string().nullable(),
  /** The accounts of schools that log in to this one. */
  logins: z.array(schoolLogin),
  secondFactor: z.boolean(),
});
export type User = z.output<typeof user>;

const invitationForm = z.object({ email, role: z.enum(INVITABLE_ROLES) });
const resendForm = z.object({ email });

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'config/user',
    access: 'manageUsers',
    limits: 'none',
    summary: 'All users, by e-mail',
    reply: z.array(user),
  }),
  invite: endpoint({
    method: 'POST',
    path: 'users',
    access: 'manageUsers',
    limits: 'none',
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
    limits: 'none',
    summary: 'Sends an invitation again',
    body: resendForm,
    reply: null,
  }),
  logOut: endpoint({
    method: 'POST',
    path: 'config/user/:id/logout',
    access: 'removeUsers',
    limits: 'none',
    summary: 'Ends all logins of a user',
    params: byId,
    reply: null,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'config/user/:id',
    access: 'removeUsers',
    limits: 'none',
    summary: 'Deletes a user with their games and the answers in them',
    params: byId,
    reply: null,
  }),
};
