import { ownUserIn } from '#server/accounts/own-user.ts';
import { findCredentials } from '#server/data/accounts/identities.ts';
import { type UserRow, updateProfile } from '#server/data/accounts/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentAccount } from '#server/present/accounts/user.ts';
import { accountEndpoints } from '#shared/contract/account.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { changePassword, collectAccount, logOutEverywhere, removeAccount } from './account.service.ts';

export function accountRoutes(mount: Mount, deps: Deps): void {
  const { db, config } = deps;
  const present = async (user: UserRow) =>
    presentAccount(user, await findCredentials(db, user.id), config.login.labels);
  const load = ownUserIn(db);

  mount(accountEndpoints.read, { load, handle: ({ target }) => present(target) });
  mount(accountEndpoints.update, {
    load,
    handle: async ({ actor, body }) => {
      await updateProfile(db, actor.userId, body);
      return present(await load({ actor }));
    },
  });
  mount(accountEndpoints.changePassword, {
    load,
    handle: (call) => changePassword(deps, call),
  });
  mount(accountEndpoints.logOut, {
    handle: ({ actor }) => logOutEverywhere(deps, actor.userId),
  });
  mount(accountEndpoints.remove, {
    load,
    handle: (call) => removeAccount(deps, call),
  });
  mount(accountEndpoints.download, {
    load,
    handle: async ({ target }) => ({
      filename: `${PRODUCT_NAME.toLowerCase()}-account.json`,
      content: JSON.stringify(await collectAccount(deps, target), null, 2),
    }),
  });
}
