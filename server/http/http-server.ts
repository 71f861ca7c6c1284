import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { createErrorHandler, type DatabaseErrorOf } from './error-handler.ts';
import type { OutageLog } from './outage-log.ts';
import { readableAddress } from './page-address.ts';
import { RequestLog } from './request-log.ts';
import { trackRequestOrigin } from './request-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { StartingServer } from './starting-server.ts';

interface HttpServerDeps {
  server: StartingServer;
  log: FastifyBaseLogger;
  databaseErrorOf: DatabaseErrorOf;
  outages: OutageLog;
}

/** Returns a Fastify app on `server` with what all features share: parsing, headers, errors. */
export async function createHttpServer(config: Config, deps: HttpServerDeps): Promise<FastifyInstance> {
  const sendError = createErrorHandler(deps.databaseErrorOf, deps.outages);
  const app: FastifyInstance = Fastify({
    serverFactory: (handler) => deps.server.on('request', handler),
    loggerInstance: deps.log,
    logController: new RequestLog(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: [...config.trustedProxies],
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
