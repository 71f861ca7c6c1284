import { logSecurityEvent } from '#server/access/security-log.ts';
import { removeUserWithGames } from '#server/accounts/remove-user.ts';
import { AppError, found } from '#server/app-error.ts';
import { type Credentials, findAllCredentials } from '#server/data/accounts/identities.ts';
import { endLogins, findUser, findUsers, type UserRow, type UserSummary } from '#server/data/accounts/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentUser } from '#server/present/accounts/user.ts';
import { userEndpoints } from '#shared/contract/user.ts';
import { invite, resendInvitation } from './invitation.service.ts';

export function userRoutes(mount: Mount, deps: Deps): void {
  const { db, config, socketLogins, log } = deps;
  const nothing: Credentials = { identities: [], hasFactor: false };
  const present = (user: UserSummary, credentials = nothing) => presentUser(user, credentials, config.login.labels);
  /** Another user than the caller. */
  const load = async ({ params, actor }: { params: { id: string }; actor: { userId: string } }): Promise<UserRow> => {
    const user = found(await findUser(db, params.id));
    if (user.id === actor.userId) throw new AppError('WRONG_STATE', { message: 'This is for other users' });
    return user;
  };

  mount(userEndpoints.list, {
    handle: async () => {
      const credentials = await findAllCredentials(db);
      return (await findUsers(db)).map((user) => present(user, credentials.get(user.id)));
    },
  });
  mount(userEndpoints.invite, {
    handle: async ({ actor, body }) => ({ user: present(await invite(deps, actor, body)) }),
  });
  mount(userEndpoints.resend, {
    handle: ({ actor, body }) => resendInvitation(deps, actor, body.email),
  });
  mount(userEndpoints.logOut, {
    load,
    handle: async ({ actor, target }) => {
      await endLogins(db, target.id);
      socketLogins.check();
      logSecurityEvent(log, { event: 'logged-out', user: target.id, by: actor.userId });
    },
  });
  mount(userEndpoints.remove, {
    load,
    handle: ({ actor, target }) => removeUserWithGames(deps, target, actor.userId),
  });
}
