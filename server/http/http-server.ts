// A Fastify server with everything that all features share: parsing, headers, refusals.
import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#server/config.ts';
import { TRUSTED_PROXIES } from './caller-address.ts';
import { refuse } from './error-handler.ts';
import { loggedError } from './logged-error.ts';
import { rememberOrigin } from './request-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** What a log line says of a request: never a header, a query or a body. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  err: loggedError,
};

export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: refuse,
    // Unique over all processes, and nothing that a caller could choose.
    genReqId: () => randomUUID(),
  });
  app.setErrorHandler(refuse);
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
  // Without a configured address every device keeps to the one by which it reached us.
  if (config.publicUrl === null) rememberOrigin(app);
  await app.register(formbody);
  await app.register(multipart);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // A call without a body may still say that it is JSON.
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  return app;
}
