// The calls of getting in.
import type { UserRow } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { authEndpoints } from '#shared/contract/auth.ts';
import { textKey } from '#shared/domain/text-key.ts';
import { findByPassword, register, requestReset, resetPassword } from './auth.service.ts';

/** Mounts logging in, registering and new passwords. */
export function authRoutes(mount: Mount, deps: Deps): void {
  const { jwt, limits } = deps;
  const admit = async ({ id, role, token_version }: Pick<UserRow, 'id' | 'role' | 'token_version'>) => ({
    jwtToken: await jwt.sign({ userId: id, version: token_version }),
    role,
  });

  mount(authEndpoints.login, {
    handle: async ({ body, ip }) => {
      // The account first: somebody who hammers one account does not use up a whole school's tries.
      await limits.take('loginPerAccount', textKey(body.email));
      await limits.take('loginPerAddress', ip);
      return admit(await findByPassword(deps, body.email, body.password));
    },
  });
  mount(authEndpoints.register, {
    handle: async ({ body, ip }) => {
      await limits.take('registerPerAddress', ip);
      return admit(await register(deps, body));
    },
  });
  mount(authEndpoints.requestReset, {
    handle: async ({ body }) => {
      await limits.take('resetPerAccount', textKey(body.email));
      await requestReset(deps, body.email);
      return undefined;
    },
  });
  mount(authEndpoints.resetPassword, {
    handle: async ({ body }) => {
      await resetPassword(deps, body);
      return undefined;
    },
  });
}
