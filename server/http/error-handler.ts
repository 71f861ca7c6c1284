// Turns whatever was thrown into a refusal of the contract; what nobody expected is logged and says nothing of the inside.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** SQLite's and PostgreSQL's ways of saying that nothing can be stored now (disk full, read-only, connection lost, shutting down). */
const STORAGE_GONE =
  /SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN)|database or disk is full|disk I\/O error|database is locked|ENOSPC|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection terminated|not queryable|timeout exceeded when trying to connect|too many clients|the database system is/i;
/**
 * 40P01 and 40001: two servers got in each other's way; the next try goes through. 23503: what this is about, or who asks for it, was
 * deleted at the same moment; the next try says so.
 */
const STORAGE_GONE_STATES = new Set([
  '23503',
  '40P01',
  '40001',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
]);
const RETRY_AFTER_SECONDS = 2;

const textOf = (error: unknown, key: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

function storageIsGone(error: unknown): boolean {
  return (
    STORAGE_GONE_STATES.has(textOf(error, 'code')) ||
    STORAGE_GONE.test(`${textOf(error, 'code')} ${textOf(error, 'message')} ${textOf(error, 'errstr')}`)
  );
}

function byStatus(status: number): AppError | undefined {
  if (status === 413) return new AppError('TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE');
  // 414: a part of the address that is too long to name anything.
  if (status === 404 || status === 414) return new AppError('NOT_FOUND');
  return status >= 400 && status < 500 ? new AppError('MALFORMED') : undefined;
}

/** The refusal that an error stands for. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const refused = byStatus(Number(textOf(error, 'statusCode')) || 500);
  if (refused) return refused;
  if (storageIsGone(error)) {
    request.log.error({ err: error }, 'storage is not available');
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  request.log.error({ err: error }, 'unexpected error');
  return new AppError('INTERNAL');
}

/** Refuses every address that nothing is mounted on. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
}

/** Answers with the refusal that was thrown, also where Fastify gives up on an address before it looks for a route. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error, request);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  // The number that the log line has too, for whoever reports it.
  if (refusal.status >= 500) reply.header('x-request-id', request.id);
  return reply.status(refusal.status).send(refusal.body);
}
