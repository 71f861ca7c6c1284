// The address under which the request at hand reached us, so that its reply can name pictures that the same device can fetch.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const origins = new AsyncLocalStorage<string>();

/** Remembers the origin while a request is handled. Set after its body is read: reading leaves the request's own context. */
export function rememberOrigin(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run(`${request.protocol}://${request.host}`, done);
  });
}

/** The origin of the request at hand; undefined outside of one. Chosen by the caller: never to be used in a mail. */
export const requestOrigin = (): string | undefined => origins.getStore();
