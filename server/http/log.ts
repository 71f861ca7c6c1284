import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyBaseLogger, type FastifyError, type FastifyRequest, LogController } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import type { Config } from '#server/config.ts';
import { shortLine } from './short-line.ts';

/** Errors quote mail addresses (of a mail server) and addresses with passwords (of a database, say). */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '…');

/**
 * The logged parts of an error: never an input or an address. PostgreSQL's `detail`, for example, quotes a row's
 * values.
 */
export function loggedError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

/** The logged parts of a request: never a header, a query or a body. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  err: loggedError,
};

/** The id of the call that is being handled, which every line that it causes has. */
export const callId = new AsyncLocalStorage<string>();

/** Returns the log of this process on stdout: lines of JSON, or short lines for a person who looks on. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  pino(
    {
      level: logLevel,
      serializers,
      timestamp: stdTimeFunctions.isoTime,
      mixin: (_line, _level, logger) => {
        const reqId = callId.getStore();
        return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
      },
    },
    process.stdout.isTTY ? { write: (line) => void process.stdout.write(shortLine(line)) } : pino.destination(1),
  );

/** Logs no request, only a reply that broke off: the client cannot be sent an error any more. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: FastifyError, request: FastifyRequest): void {
    // The client went away.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'a reply broke off');
  }
}
