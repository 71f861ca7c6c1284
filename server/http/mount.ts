import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Identify } from '#server/access/identify.ts';
import { logSecurityEvent, type SecurityLog } from '#server/access/security-log.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { authEndpoints } from '#shared/contract/auth.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/contract/endpoint.ts';
import { fieldErrors } from '#shared/contract/fields.ts';
import { type Actor, can, reaches } from '#shared/domain/roles.ts';
import { pacedStream } from './paced-stream.ts';
import { type RequestBody, readBody } from './request-body.ts';
import { SlicedJson } from './sliced-json.ts';

type User = Extract<Actor, { kind: 'user' }>;
type Projector = Extract<Actor, { kind: 'projector' }>;
/** The possible callers, given the endpoint's access. */
type ActorOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor
  : E['access'] extends 'student' | 'studentOrOwner'
    ? Exclude<Actor, { kind: 'visitor' | 'projector' }>
    : E['access'] extends 'projector'
      ? Projector
      : User;

interface FileReply {
  filename: string;
  /** A long reply, sent in pieces. */
  content: string | AsyncGenerator<string>;
}

/** Fastify's default. */
const ORDINARY_BODY_BYTES = 1024 * 1024;

interface CallContext<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The caller's address. */
  ip: string;
}
interface LoadedCall<E extends Endpoint, T> extends CallContext<E> {
  target: T;
  body: BodyOf<E>;
  /** The name under which a field was sent, for errors of the handler's own. */
  fieldName: (field: string) => string;
}
type Result<E extends Endpoint> = E['reply'] extends string
  ? FileReply
  : ReplyOf<E> | (ReplyOf<E> extends object ? SlicedJson<ReplyOf<E>> : never);

interface Handler<E extends Endpoint, T> {
  /** Finds what the call is about, before its body is validated: 404 and 403 come before 422. */
  load?: (call: CallContext<E>) => Promise<T>;
  handle: (call: LoadedCall<E, T>) => Promise<Result<E>>;
  /** Bytes; Fastify's 1 MiB unless told. */
  bodyLimit?: number;
}
export type Mount = <E extends Endpoint, T = undefined>(endpoint: E, handler: Handler<E, T>) => void;

/** Of a call about a game. */
interface GameParams {
  code?: string;
  sessionId?: string;
}

/** Any login may end itself. */
const LOGOUT = authEndpoints.logout.path;

const needsClientId = (): AppError => new AppError('MALFORMED', { message: 'A client-id is needed' });

function authorise(
  { access, method, path }: Endpoint,
  { actor, badToken, badClientId }: Awaited<ReturnType<Identify>>,
  params: unknown,
  log: SecurityLog,
): void {
  if (badClientId) throw new AppError('MALFORMED', { message: 'The client-id is no UUID' });
  if (access === 'anyone') return;
  if (path !== LOGOUT && !reaches(actor, params as GameParams)) throw new AppError('FORBIDDEN');
  if (access === 'student' || access === 'studentOrOwner') {
    if (actor.kind === 'visitor' || actor.kind === 'projector') throw needsClientId();
    if (access === 'student' && actor.clientId === null) throw needsClientId();
    return;
  }
  if (access === 'projector') {
    if (actor.kind !== 'projector') throw new AppError('UNAUTHENTICATED');
    return;
  }
  if (actor.kind !== 'user' || badToken) throw new AppError('UNAUTHENTICATED');
  if (can(actor, access)) return;
  logSecurityEvent(log, { event: 'forbidden', user: actor.userId, route: `${method} ${path}` });
  throw new AppError('FORBIDDEN');
}

function parseBody(schema: z.ZodType, { value, fieldName }: RequestBody): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const codes = Object.entries(fieldErrors(parsed.error));
  throw invalid(Object.fromEntries(codes.map(([field, code]) => [fieldName(field), code])));
}

/** An id in the path that is no UUID cannot exist: 404. A wrong query parameter is a wrong field: 422. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function sendFile(reply: FastifyReply, type: string, { filename, content }: FileReply) {
  reply.header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : 'application/json; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${filename}"`);
  return reply.send(typeof content === 'string' ? content : pacedStream(content));
}

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/**
 * Returns the function that mounts endpoints of the contract on this app, below /api/. The order is always: read, identify, authorise, load,
 * validate, handle, reply.
 */
export function createMount(app: FastifyInstance, identify: Identify): Mount {
  const identityOf = (request: FastifyRequest) =>
    identify({
      authorization: header(request.headers.authorization),
      clientId: header(request.headers['client-id']),
      projectorToken: header(request.headers['projector-token']),
    });
  return <E extends Endpoint, T>(endpoint: E, handler: Handler<E, T>) => {
    /** A large body is read only from a caller who may send it. */
    const authoriseLargeBody = async (request: FastifyRequest): Promise<void> => {
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (length > ORDINARY_BODY_BYTES) authorise(endpoint, await identityOf(request), request.params, request.log);
    };
    const contextOf = async (
      request: FastifyRequest,
    ): Promise<{ context: CallContext<E>; received: RequestBody | null }> => {
      const received = endpoint.body ? await readBody(request, endpoint.form) : null;
      const identity = await identityOf(request);
      authorise(endpoint, identity, request.params, request.log);
      // The checks above guarantee these types.
      const context = {
        actor: identity.actor as ActorOf<E>,
        params: parseParams(endpoint.params, request.params) as ParamsOf<E>,
        query: (endpoint.query
          ? parseBody(endpoint.query, { value: request.query, fieldName: (name) => name })
          : undefined) as QueryOf<E>,
        ip: request.ip,
      };
      return { context, received };
    };

    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(handler.bodyLimit === undefined ? {} : { bodyLimit: handler.bodyLimit, onRequest: authoriseLargeBody }),
      handler: async (request, reply) => {
        const { context, received } = await contextOf(request);
        const target = (await handler.load?.(context)) as T;
        const body = (endpoint.body && received ? parseBody(endpoint.body, received) : undefined) as BodyOf<E>;
        const result = await handler.handle({
          ...context,
          target,
          body,
          fieldName: received?.fieldName ?? ((name) => name),
        });
        reply.status(endpoint.status);
        if (endpoint.isPublicList) reply.header('cache-control', 'no-cache');
        if (typeof endpoint.reply === 'string') return sendFile(reply, endpoint.reply, result as FileReply);
        if (result instanceof SlicedJson)
          return reply.type('application/json; charset=utf-8').send(pacedStream(result.pieces()));
        return reply.send(endpoint.status === 204 ? undefined : result);
      },
    });
  };
}
