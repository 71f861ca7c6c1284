import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { OutageLog } from './outage-log.ts';

/** The meaning of a database error (see db/retry.ts); null for any other error. */
export type DatabaseErrorOf = (error: unknown) => 'unavailable' | 'unique' | 'foreign-key' | 'conflict' | null;

const RETRY_AFTER_SECONDS = 2;

function byStatus(error: unknown): AppError | undefined {
  const status = Number(error instanceof Error && Reflect.get(error, 'statusCode')) || 500;
  if (status === 413) return new AppError('TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE');
  // 414: a part of the address that is too long to name anything.
  if (status === 404 || status === 414) return new AppError('NOT_FOUND');
  return status >= 400 && status < 500 ? new AppError('MALFORMED') : undefined;
}

/** Fails every address that nothing is mounted on. */
export function notFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}

/**
 * Returns the function that replies to any error with one of the contract, also before a route is found. An unexpected
 * error is logged, and its reply reveals nothing of the inside.
 */
export function createErrorHandler(databaseErrorOf: DatabaseErrorOf, outages: OutageLog) {
  const toAppError = (error: unknown, request: FastifyRequest): AppError => {
    const expected = error instanceof AppError ? error : byStatus(error);
    if (expected) return expected;
    const meaning = databaseErrorOf(error);
    if (meaning === 'unavailable') {
      outages.note(error, request.log);
      return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (meaning !== null) {
      request.log.warn({ err: error }, 'a write lost to another one');
      return new AppError('CHANGED_MEANWHILE');
    }
    request.log.error({ err: error }, 'unexpected error');
    return new AppError('INTERNAL');
  };
  return function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const sent = toAppError(error, request);
    if (sent.retryAfterSeconds !== undefined) reply.header('retry-after', sent.retryAfterSeconds);
    // The number that the log line has too, so that a report can be traced.
    if (sent.status >= 500) reply.header('x-request-id', request.id);
    // Here as well, for errors from before the first hook.
    reply.header('cache-control', 'no-store');
    return reply.status(sent.status).send(sent.body);
  };
}
