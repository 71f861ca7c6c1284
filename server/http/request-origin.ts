import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const origins = new AsyncLocalStorage<string>();

/** Stores the origin of a request while it is handled. Set after its body is read: reading leaves the request's async context. */
export function trackRequestOrigin(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run(`${request.protocol}://${request.host}`, done);
  });
}

/**
 * The origin under which the current request reached this server, so that its reply can name images that the same device can fetch; undefined
 * outside of a request. Chosen by the caller: never to be used in a mail.
 */
export const requestOrigin = (): string | undefined => origins.getStore();
