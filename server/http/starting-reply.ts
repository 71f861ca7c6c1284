import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { transportHeaders } from './security-headers.ts';
import { STARTING_POLICY, startingPage } from './starting-page.ts';

const RETRY_AFTER_SECONDS = 2;
const LIVE = { status: 'ok' };
const NOT_READY = { status: 'starting' };
const PROBES = new Map<string, [status: number, body: object]>([
  ['/livez', [200, LIVE]],
  ['/readyz', [503, NOT_READY]],
  ['/healthz', [503, NOT_READY]],
]);

const wantsPage = ({ method, headers }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(\/|$)/.test(path) &&
  headers.accept?.includes('text/html') === true;

/**
 * Returns what replies while the server migrates or waits for its database: probes, a page for browsers, else an error.
 */
export function createStartingReply(config: Config): RequestListener {
  const always = {
    ...transportHeaders(config),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    // The connection says nothing of the server that comes after.
    connection: 'close',
  };
  const unavailable = new AppError('UNAVAILABLE', { message: 'The server is starting, try again' });
  const page = startingPage(config.languages);
  const sendJson = (response: ServerResponse, status: number, body: object): void => {
    response
      .writeHead(status, { ...always, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  };
  return (request, response) => {
    // A reply to a body that nobody reads would be lost.
    request.resume();
    const path = (request.url ?? '/').replace(/\?.*$/, '').replace(/(?<=.)\/$/, '');
    const probe = PROBES.get(path);
    if (probe) return sendJson(response, ...probe);
    if (!wantsPage(request, path)) return sendJson(response, unavailable.status, unavailable.body);
    response
      .writeHead(unavailable.status, {
        ...always,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': STARTING_POLICY,
        'x-frame-options': 'DENY',
      })
      .end(page);
  };
}
