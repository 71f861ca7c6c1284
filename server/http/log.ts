import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { loggedError } from './logged-error.ts';

/** What a log line says of a request: never a header, a query or a body. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  err: loggedError,
};

/** Returns the log of this process: lines of JSON on stdout. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  pino({ level: logLevel, serializers });
