import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '#server/app.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { LimitName } from '#shared/domain/rate-limits.ts';

const endpoints = new Map(allEndpoints.map(({ endpoint }) => [`${endpoint.method} /api/${endpoint.path}`, endpoint]));

/**
 * Fails a call that counts for a limit its endpoint does not name. Returns the limits of each; before the app is ready.
 */
export function watchLimits({ http, deps }: App): ReadonlyMap<Endpoint, ReadonlySet<LimitName>> {
  const taken = new Map<Endpoint, Set<LimitName>>();
  const calls = new AsyncLocalStorage<Endpoint | undefined>();
  http.addHook('onRequest', ({ method, routeOptions: { url } }, _reply, done) =>
    calls.run(endpoints.get(`${method} ${url}`), done),
  );
  const { take, takeAll } = deps.limits;
  const note = (name: LimitName): void => {
    const endpoint = calls.getStore();
    if (endpoint) {
      if (!endpoint.limits.includes(name))
        throw new Error(`${endpoint.method} ${endpoint.path} names no limit ${name}`);
      taken.set(endpoint, new Set(taken.get(endpoint)).add(name));
    }
  };
  deps.limits.take = async (name, key) => {
    note(name);
    return take(name, key);
  };
  deps.limits.takeAll = async (tries) => {
    for (const [name] of tries) note(name);
    return takeAll(tries);
  };
  return taken;
}
