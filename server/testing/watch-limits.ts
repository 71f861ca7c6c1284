import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '#server/app.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { LimitName } from '#shared/contract/rate-limits.ts';

const endpoints = new Map(allEndpoints.map(({ endpoint }) => [`${endpoint.method} /api/${endpoint.path}`, endpoint]));

/** Makes a call fail that counts for a limit which its endpoint does not name. Returns which limits each endpoint counted for; before the app is ready. */
export function watchLimits({ http, deps }: App): ReadonlyMap<Endpoint, ReadonlySet<LimitName>> {
  const taken = new Map<Endpoint, Set<LimitName>>();
  const calls = new AsyncLocalStorage<Endpoint | undefined>();
  http.addHook('onRequest', ({ method, routeOptions: { url } }, _reply, done) =>
    calls.run(endpoints.get(`${method} ${url}`), done),
  );
  const take = deps.limits.take.bind(deps.limits);
  deps.limits.take = async (name, key) => {
    const endpoint = calls.getStore();
    if (endpoint) {
      if (!endpoint.limits.includes(name))
        throw new Error(`${endpoint.method} ${endpoint.path} names no limit ${name}`);
      taken.set(endpoint, new Set(taken.get(endpoint)).add(name));
    }
    return take(name, key);
  };
  return taken;
}
