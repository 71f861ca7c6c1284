// The calls about users: the office's list and invitations, and one's own account.
import type { UserRow } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Mount } from '#server/http/mount.ts';
import { userEndpoints } from '#shared/contract/user.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { changePassword, collectAccount, removeAccount } from './account.service.ts';
import { invite, resendInvitation } from './invitation.service.ts';
import { presentAccount, presentUser } from './user.present.ts';
import { findUser, findUsers, updateProfile } from './user.store.ts';

/** Mounts the user list, invitations and one's own account. */
export function userRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;
  /** Who is asking, as stored; deleted since the token was looked at is as good as not logged in. */
  const load = async ({ actor }: { actor: { userId: string } }): Promise<UserRow> => {
    const user = await findUser(db, actor.userId);
    if (user === null) throw new AppError('UNAUTHENTICATED');
    return user;
  };

  mount(userEndpoints.list, { handle: async () => (await findUsers(db)).map(presentUser) });
  mount(userEndpoints.invite, {
    handle: async ({ actor, body }) => ({ user: presentUser(await invite(deps, actor, body)) }),
  });
  mount(userEndpoints.resend, {
    handle: async ({ body }) => {
      await resendInvitation(deps, body.email);
      return undefined;
    },
  });

  mount(userEndpoints.readAccount, { load, handle: async ({ target }) => presentAccount(target) });
  mount(userEndpoints.updateAccount, {
    load,
    handle: async ({ actor, body }) => {
      await updateProfile(db, actor.userId, body);
      return presentAccount(await load({ actor }));
    },
  });
  mount(userEndpoints.changePassword, { load, handle: ({ target, body }) => changePassword(deps, target, body) });
  mount(userEndpoints.removeAccount, {
    load,
    handle: async ({ target, body }) => {
      await removeAccount(deps, target, body.email);
      return undefined;
    },
  });
  mount(userEndpoints.downloadAccount, {
    load,
    handle: async ({ target }) => ({
      filename: `${PRODUCT_NAME.toLowerCase()}-account.json`,
      content: JSON.stringify(await collectAccount(deps, target), null, 2),
    }),
  });
}
