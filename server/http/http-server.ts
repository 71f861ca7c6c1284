import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { createErrorHandler, type DatabaseErrorOf } from './error-handler.ts';
import { loggedError } from './logged-error.ts';
import { readableAddress } from './page-address.ts';
import { RequestLog } from './request-log.ts';
import { trackRequestOrigin } from './request-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Milliseconds in which a request must have come: its largest body, 24 MB, at 3 Mbit/s. */
const REQUEST_MS = 60_000;
/** Milliseconds between two checks for requests that take longer. */
const TIMEOUT_CHECK_MS = 5_000;
/** Milliseconds for which a connection may be idle; longer than 25 s, after which a socket's long poll is answered. */
const SILENCE_MS = 70_000;

/** What a log line says of a request: never a header, a query or a body. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  err: loggedError,
};

/** Returns a Fastify server with what all features share: parsing, headers, errors. */
export async function createHttpServer(config: Config, databaseErrorOf: DatabaseErrorOf): Promise<FastifyInstance> {
  const sendError = createErrorHandler(databaseErrorOf);
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers },
    logController: new RequestLog(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: [...config.trustedProxies],
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: sendError,
    // Unique over all processes, and not chosen by the caller.
    genReqId: () => randomUUID(),
  });
  app.setErrorHandler(sendError);
  // By its pattern: an address may hold a code, an id or a link's token.
  if (config.logLevel === 'debug' || config.logLevel === 'trace')
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      request.log.debug(
        { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    });
  addSecurityHeaders(app, config);
  // Without a configured address every device keeps using the one by which it reached this server.
  if (config.publicUrl === null) trackRequestOrigin(app);
  await app.register(multipart);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  // The call parses it: it knows who is asking, and how large and deep a body may be.
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );
  return app;
}
