import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import proxyAddr from '@fastify/proxy-addr';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { createErrorHandler, type DatabaseErrorOf } from './error-handler.ts';
import { RequestLog } from './log.ts';
import type { OutageLog } from './outage-log.ts';
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
    trustProxy: [...config.trustProxy],
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
  // Without a configured address every device uses the one at which it reached this server.
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

const origins = new AsyncLocalStorage<string>();

/** Stores a request's origin while it is handled; after its body, as reading leaves the request's async context. */
function trackRequestOrigin(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run(`${request.protocol}://${request.host}`, done);
  });
}

/**
 * The origin under which the current request reached this server, for addresses of images; undefined outside of a
 * request. Chosen by the caller: never to be used in a mail.
 */
export const requestOrigin = (): string | undefined => origins.getStore();

/** Milliseconds between two reports. */
const REPORT_MS = 60_000;
/** Where a proxy is likely, rather than a client that sends such a header to deceive. */
const isNear = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Calls `report` when a proxy that is not trusted forwards requests: then everybody has its address, and shares its
 * limits. Nothing of the request is passed on.
 */
export function watchProxies(app: FastifyInstance, report: () => void): void {
  let next = 0;
  app.addHook('onRequest', async ({ headers, ips, ip }) => {
    if (headers['x-forwarded-for'] === undefined || ips === undefined || ips.length > 1) return;
    if (performance.now() < next || !isNear(ip, 0)) return;
    next = performance.now() + REPORT_MS;
    report();
  });
}

/** Whether an address belongs to the web app's pages, and not to calls, files or machines. */
export const isPageAddress = (url: string): boolean =>
  !/^\/(?:api|socket\.io|uploads|assets|metrics)(?:[/?]|$)/.test(url);

/**
 * Returns a page's address with invalid percent-encoding taken literally, because a missing page is no error. Other
 * addresses stay.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (!isPageAddress(path)) return url;
  try {
    // The result is used, because the bundler drops a call that it takes for one without effect.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
