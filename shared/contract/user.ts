import { z } from 'zod';
import { INVITABLE_ROLES } from '#shared/domain/roles.ts';
import { account } from './account.ts';
import { manageUsers, removeUsers } from './endpoint-group.ts';
import { email } from './fields.ts';

export const user = z.object({
  ...account.pick({ _id: true, email: true, role: true }).shape,
  activated: z.boolean(),
  name: z.string().nullable(),
  ...account.pick({ logins: true, secondFactor: true }).shape,
});
export type User = z.output<typeof user>;

export const userEndpoints = {
  list: manageUsers.get('config/user', 'All users, by e-mail', { reply: z.array(user) }),
  invite: manageUsers.make('users', 'Invites a user by mail', {
    body: z.object({ email, role: z.enum(INVITABLE_ROLES) }),
    form: 'user',
    reply: z.object({ user }),
  }),
  resend: manageUsers.post('config/invite-user/resend', 'Sends an invitation again', { body: z.object({ email }) }),
  logOut: removeUsers.post('config/user/:id/logout', 'Ends all logins of a user'),
  remove: removeUsers.remove('config/user/:id', 'Deletes a user with their games and the answers in them'),
};
