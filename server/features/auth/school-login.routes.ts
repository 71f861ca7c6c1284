import type { Provider } from '#server/access/providers/provider.ts';
import { ownUserIn } from '#server/accounts/own-user.ts';
import { AppError, found } from '#server/app-error.ts';
import { findCredentials } from '#server/data/accounts/identities.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentAccount } from '#server/present/accounts/user.ts';
import { schoolLoginEndpoints } from '#shared/contract/school-login.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { logIn } from './login.service.ts';
import { enter, joinOwnAccount, partFromOwnAccount } from './school-account.service.ts';
import { beginSchoolLogin, consumeHandoff, endSchoolLogin, openState } from './school-login.service.ts';

/** Of a call that needs the id which the page made for this login. */
function clientOf({ clientId }: { clientId: string | null }): string {
  if (clientId === null) throw new AppError('MALFORMED', { message: 'A client-id is needed' });
  return clientId;
}

/** Whether a limit refuses. */
async function isOver(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
}

/** The login page, which reads the fragment; nothing of it reaches a server or a log. */
const loginPage = (fragment: Record<string, string>): string => `/login#${new URLSearchParams(fragment)}`;

export function schoolLoginRoutes(mount: Mount, deps: Deps): void {
  const { db, config, limits, loginTries, providers } = deps;
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
    handle: async ({ target, query: { client } }) => {
      if (typeof client !== 'string' || !isUuid(client))
        throw new AppError('MALFORMED', { message: 'The client is no UUID' });
      const begun = await beginSchoolLogin(deps, target, client.toLowerCase());
      return begun instanceof URL ? begun.href : loginPage(begun);
    },
  });
  mount(schoolLoginEndpoints.callback, {
    load: loadProvider,
    handle: async ({ target, query, ip }) => {
      const parameters = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      );
      const begun = openState(deps, target, parameters);
      // Who began here is not refused for what others at the address invent: only asking the provider is limited.
      const asked = begun === null ? 'schoolLoginPerAddress' : 'begunLoginPerAddress';
      if (await isOver(limits.check(asked, ip))) return loginPage({ failed: 'UNAVAILABLE' });
      const ended = await endSchoolLogin(deps, target, begun, parameters);
      if (!('failed' in ended)) return loginPage(ended);
      // A login that was over asked no provider: repeating it uses up nobody's way back.
      const counted = new Set([
        ended.failed === 'EXPIRED' ? 'schoolLoginPerAddress' : asked,
        'schoolLoginPerAddress',
      ] as const);
      const over = await Promise.all([...counted].map((name) => isOver(limits.take(name, ip))));
      return loginPage(over.includes(true) ? { failed: 'UNAVAILABLE' } : ended);
    },
  });
  mount(schoolLoginEndpoints.exchange, {
    handle: async ({ actor, body, ip }) => {
      const client = clientOf(actor);
      // A right one cannot be guessed, and is never refused for the wrong ones of others.
      const identity = await consumeHandoff(deps, body.handoff, client).catch(async (error: unknown) => {
        await limits.take('schoolLoginPerAddress', ip);
        throw error;
      });
      const { user, identityId } = await enter(deps, identity);
      // Its client-id is of this one login: no browser that could come back.
      return logIn(deps, user, { kind: 'anonymous' }, identityId);
    },
  });
  mount(schoolLoginEndpoints.join, {
    load: loadUser,
    handle: async ({ actor, body, target, ip }) => {
      const client = clientOf(actor);
      await loginTries.checkOwnOrFresh(target, body.password, { actor, ip });
      await joinOwnAccount(deps, target, await consumeHandoff(deps, body.handoff, client));
      return presentAccount(target, await findCredentials(db, target.id), config.login.labels);
    },
  });
  mount(schoolLoginEndpoints.part, {
    load: loadUser,
    handle: ({ params, target }) => partFromOwnAccount(deps, target, params.id),
  });
}
