import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { countedAddress } from '#server/access/caller-address.ts';
import type { Identify } from '#server/access/identify.ts';
import { logSecurityEvent, type SecurityLog } from '#server/access/security-log.ts';
import { AppError } from '#server/app-error.ts';
import { accountEndpoints } from '#shared/contract/account.ts';
import { authEndpoints, secondFactorEndpoints } from '#shared/contract/auth.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/contract/endpoint.ts';
import { resultEndpoints } from '#shared/contract/result.ts';
import { type Actor, can, reaches } from '#shared/domain/roles.ts';
import { bodyMaxOf, declaredLength, ORDINARY } from './body-limits.ts';
import { LargeReplies } from './large-replies.ts';
import { callId } from './log.ts';
import { BodyReader, type RequestBody } from './request-body.ts';
import { type AsBefore, type FileReply, type PaddedJson, type SlicedJson, sendReply } from './send-reply.ts';
import { validated } from './validated.ts';

type User = Extract<Actor, { kind: 'user' }>;
type Projector = Extract<Actor, { kind: 'projector' }>;
/** The possible callers, given the endpoint's access. */
type ActorOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor
  : E['access'] extends 'student' | 'studentOrOwner'
    ? Exclude<Actor, { kind: 'anonymous' | 'projector' }>
    : E['access'] extends 'projector'
      ? Projector
      : User;

interface CallContext<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The address by which the caller is counted. */
  ip: string;
  /** As sent, whether it is valid or not. */
  projectorToken: string | undefined;
}
interface LoadedCall<E extends Endpoint, T> extends CallContext<E> {
  target: T;
  body: BodyOf<E>;
  /** The name under which a field was sent, for errors of the handler's own. */
  fieldName: (field: string) => string;
  /** Does that after the reply is sent, so that its duration does not reveal whether there was anything to do. */
  afterReply: (work: () => void) => void;
}
type Result<E extends Endpoint> = E['reply'] extends 'redirect'
  ? string
  : E['reply'] extends string
    ? FileReply
    :
        | ReplyOf<E>
        | (ReplyOf<E> extends object ? SlicedJson<ReplyOf<E>> | PaddedJson<ReplyOf<E>> : never)
        | (E['statusAgain'] extends number ? AsBefore<ReplyOf<E> | PaddedJson<ReplyOf<E> & object>> : never);

interface Handler<E extends Endpoint, T> {
  /** Finds what the call is about, before its body is validated: 404 and 403 come before 422. */
  load?: (call: CallContext<E>) => Promise<T>;
  handle: (call: LoadedCall<E, T>) => E['reply'] extends null ? Promise<void> : Promise<Result<E>>;
  /** Whether the reply may be large: then it waits for a place before `handle` works on it. */
  mayBeLarge?: (target: T) => Promise<boolean>;
}
export type Mount = <E extends Endpoint, T = undefined>(endpoint: E, handler: Handler<E, T>) => void;

/** Of a call about a game. */
interface GameParams {
  code?: string;
  sessionId?: string;
}

/** The one call of a phone that has its game's id instead of the code. */
const OVERVIEW: Endpoint = resultEndpoints.overview;
/** Any login may end itself. */
const LOGOUT = authEndpoints.logout.path;
/** The calls that are allowed before a required second factor is set up. */
const SETTING_UP: readonly Endpoint[] = [
  authEndpoints.logout,
  accountEndpoints.logOut,
  accountEndpoints.read,
  secondFactorEndpoints.begin,
  secondFactorEndpoints.confirm,
];

const needsClientId = (): AppError => new AppError('MALFORMED', { message: 'A client-id is needed' });

function authorise(
  endpoint: Endpoint,
  { actor, badToken, badClientId }: Awaited<ReturnType<Identify>>,
  params: unknown,
  log: SecurityLog,
): void {
  const { access, method, path } = endpoint;
  if (badClientId) throw new AppError('MALFORMED', { message: 'The client-id is no UUID' });
  if (access === 'anyone') return;
  if (actor.kind === 'user' && actor.lacksSecondFactor) {
    if (SETTING_UP.includes(endpoint) && !badToken) return;
    throw new AppError('SECOND_FACTOR_REQUIRED');
  }
  const { code, sessionId } = params as GameParams;
  const isReached = reaches(actor, endpoint === OVERVIEW ? { sessionId } : { code });
  if (path !== LOGOUT && !isReached) throw new AppError('FORBIDDEN');
  if (access === 'student' || access === 'studentOrOwner') {
    if (actor.kind === 'anonymous' || actor.kind === 'projector') throw needsClientId();
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

/** An id in the path that is no UUID cannot exist: 404. A wrong query parameter is a wrong field: 422. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Whose large bodies and replies take turns; everybody without a login is one. */
function loginOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'projector' ? actor.projectorId : '';
}

/**
 * Returns the function that mounts endpoints of the contract below /api/. The order is always: read, identify,
 * authorise, load, validate, handle, reply.
 */
export function createMount(app: FastifyInstance, identify: Identify): Mount {
  const bodies = new BodyReader(app);
  const largeReplies = new LargeReplies();
  const identityOf = (request: FastifyRequest) =>
    identify({
      authorization: header(request.headers.authorization),
      clientId: header(request.headers['client-id']),
      projectorToken: header(request.headers['projector-token']),
    });
  return <E extends Endpoint, T>(endpoint: E, handler: Handler<E, T>) => {
    const bodyLimit = bodyMaxOf(endpoint);
    /** Before the body is read, whatever its type: a very large one only from a caller who may send it. */
    const checkLength = async (request: FastifyRequest): Promise<void> => {
      const length = declaredLength(request);
      if (bodyLimit > ORDINARY && (length === undefined || length > ORDINARY))
        authorise(endpoint, await identityOf(request), request.params, request.log);
      if (length !== undefined && length > bodyLimit) throw new AppError('TOO_LARGE');
    };
    const contextOf = async (
      request: FastifyRequest,
    ): Promise<{ context: CallContext<E>; received: RequestBody | null }> => {
      const identity = await identityOf(request);
      const received = await bodies.read(request, endpoint, loginOf(identity.actor));
      authorise(endpoint, identity, request.params, request.log);
      // The checks above guarantee these types.
      const context = {
        actor: identity.actor as ActorOf<E>,
        params: parseParams(endpoint.params, request.params) as ParamsOf<E>,
        query: (endpoint.query ? validated(endpoint.query, request.query) : undefined) as QueryOf<E>,
        ip: countedAddress(request.ip),
        projectorToken: header(request.headers['projector-token']),
      };
      return { context, received };
    };

    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      bodyLimit,
      ...(endpoint.method === 'GET' ? {} : { onRequest: checkLength }),
      handler: (request, reply) =>
        callId.run(request.id, async () => {
          const { context, received } = await contextOf(request);
          const login = loginOf(context.actor);
          const target = (await handler.load?.(context)) as T;
          const { body: schema } = endpoint;
          const body = (
            schema && received
              ? await received.inTurn(() => validated(schema, received.value, received.fieldName))
              : undefined
          ) as BodyOf<E>;
          let isEntered = false;
          /** Students have no login: what they read is small. */
          const enter = async (): Promise<void> => {
            if (!isEntered && login !== '') await largeReplies.enter(login, reply.raw);
            isEntered = true;
          };
          if (login !== '' && (await handler.mayBeLarge?.(target))) await enter();
          const fieldName = received?.fieldName ?? ((name: string) => name);
          const afterReply = (work: () => void): void => void reply.raw.once('finish', AsyncLocalStorage.bind(work));
          const result = await handler.handle({ ...context, target, body, fieldName, afterReply });
          return sendReply(reply, endpoint, result, enter);
        }),
    });
  };
}
