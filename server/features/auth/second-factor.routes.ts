import { ownUserIn } from '#server/accounts/own-user.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { secondFactorEndpoints } from '#shared/contract/auth.ts';
import {
  beginSecondFactor,
  confirmOwnSecondFactor,
  finishLogin,
  removeOwnSecondFactor,
} from './second-factor.service.ts';

export function secondFactorRoutes(mount: Mount, deps: Deps): void {
  const load = ownUserIn(deps.db);

  mount(secondFactorEndpoints.begin, {
    load,
    handle: ({ target, body, ...caller }) => beginSecondFactor(deps, target, body.password, caller),
  });
  mount(secondFactorEndpoints.confirm, {
    load,
    handle: ({ target, body }) => confirmOwnSecondFactor(deps, target, body.code),
  });
  mount(secondFactorEndpoints.remove, {
    load,
    handle: ({ target, body, ...caller }) => removeOwnSecondFactor(deps, target, body, caller),
  });
  mount(secondFactorEndpoints.finishLogin, { handle: ({ body, ...caller }) => finishLogin(deps, body, caller) });
}
