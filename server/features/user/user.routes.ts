import { findUsers } from '#server/data/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentUser } from '#server/present/user.ts';
import { userEndpoints } from '#shared/contract/user.ts';
import { invite, resendInvitation } from './invitation.service.ts';

export function userRoutes(mount: Mount, deps: Deps): void {
  mount(userEndpoints.list, { handle: async () => (await findUsers(deps.db)).map(presentUser) });
  mount(userEndpoints.invite, {
    handle: async ({ actor, body }) => ({ user: presentUser(await invite(deps, actor, body)) }),
  });
  mount(userEndpoints.resend, {
    handle: async ({ actor, body }) => {
      await resendInvitation(deps, actor, body.email);
      return undefined;
    },
  });
}
