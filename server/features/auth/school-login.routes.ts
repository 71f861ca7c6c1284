import type { Provider } from '#server/access/providers/provider.ts';
import { AppError, found } from '#server/app-error.ts';
import { findCredentials } from '#server/data/identities.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentAccount } from '#server/present/user.ts';
import { ownUserIn } from '#server/sessions/own-user.ts';
import { schoolLoginEndpoints } from '#shared/contract/school-login.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { logIn } from './login.service.ts';
import { enter, joinOwnAccount, partFromOwnAccount } from './school-account.service.ts';
import { beginSchoolLogin, consumeHandoff, endSchoolLogin } from './school-login.service.ts';

/** Of a call that needs the id which the page made for this login. */
function clientOf({ clientId }: { clientId: string | null }): string {
  if (clientId === null) throw new AppError('MALFORMED', { message: 'A client-id is needed' });
  return clientId;
}

/** The login page, which reads the fragment; nothing of it reaches a server or a log. */
const loginPage = (fragment: Record<string, string>): string => `/login#${new URLSearchParams(fragment)}`;

export function schoolLoginRoutes(mount: Mount, deps: Deps): void {
  const { db, config, limits, providers } = deps;
  const loadProvider = async ({ params }: { params: { id: string } }): Promise<Provider> =>
    found(providers.find(({ id }) => id === params.id));
  const loadUser = ownUserIn(db);

  mount(schoolLoginEndpoints.methods, {
    handle: async () => ({
      password: config.login.passwords,
      providers: providers.map(({ id, label }) => ({ id, label })),
    }),
  });
  mount(schoolLoginEndpoints.start, {
    load: loadProvider,
    handle: async ({ target, query: { client }, ip }) => {
      if (typeof client !== 'string' || !isUuid(client))
        throw new AppError('MALFORMED', { message: 'The client is no UUID' });
      await limits.take('schoolLoginPerAddress', ip);
      const begun = await beginSchoolLogin(deps, target, client.toLowerCase());
      return begun instanceof URL ? begun.href : loginPage(begun);
    },
  });
  mount(schoolLoginEndpoints.callback, {
    load: loadProvider,
    handle: async ({ target, query, ip }) => {
      await limits.take('schoolLoginPerAddress', ip);
      const parameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      return loginPage(await endSchoolLogin(deps, target, new URLSearchParams(parameters)));
    },
  });
  mount(schoolLoginEndpoints.exchange, {
    handle: async ({ actor, body, ip }) => {
      await limits.take('loginPerAddress', ip);
      const identity = await consumeHandoff(deps, body.handoff, clientOf(actor));
      return logIn(deps, await enter(deps, identity), actor, identity.provider);
    },
  });
  mount(schoolLoginEndpoints.join, {
    load: loadUser,
    handle: async ({ actor, body, target }) => {
      await joinOwnAccount(deps, target.id, await consumeHandoff(deps, body.handoff, clientOf(actor)));
      return presentAccount(target, await findCredentials(db, target.id), config.login.labels);
    },
  });
  mount(schoolLoginEndpoints.part, {
    load: loadUser,
    handle: ({ params, target }) => partFromOwnAccount(deps, target, params.id),
  });
}
