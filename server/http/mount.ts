// Turns an endpoint of the contract into a route: read, identify, authorise, find, validate, handle, reply. In that order, always.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/contract/endpoint.ts';
import { fieldCodes } from '#shared/contract/fields.ts';
import { type Actor, can } from '#shared/domain/roles.ts';
import { AppError, invalid } from './app-error.ts';
import { type ReceivedBody, receiveBody } from './form.ts';
import type { Identify } from './identify.ts';

type User = Extract<Actor, { kind: 'user' }>;
/** Who may be asking, given the endpoint's access. */
type ActorOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor
  : E['access'] extends 'student' | 'studentOrOwner'
    ? Exclude<Actor, { kind: 'nobody' }>
    : User;

interface FileReply {
  filename: string;
  content: string | Readable;
}

/** What Fastify lets through unless told. */
const ORDINARY_BODY_BYTES = 1024 * 1024;

interface Asked<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The caller's address. */
  ip: string;
}
interface Found<E extends Endpoint, T> extends Asked<E> {
  target: T;
  body: BodyOf<E>;
  /** What a field was called in the request, for refusals of one's own. */
  sentName: (field: string) => string;
}
type Result<E extends Endpoint> = E['reply'] extends string ? FileReply : ReplyOf<E>;

interface Handler<E extends Endpoint, T> {
  /** Finds what the call is about, before its body is looked at: 404 and 403 come before 422. */
  load?: (asked: Asked<E>) => Promise<T>;
  handle: (found: Found<E, T>) => Promise<Result<E>>;
  /** Bytes; Fastify's 1 MiB unless told. */
  bodyLimit?: number;
}
export type Mount = <E extends Endpoint, T = undefined>(endpoint: E, handler: Handler<E, T>) => void;

const needsClientId = (): AppError => new AppError('MALFORMED', { message: 'A client-id is needed' });

function authorise({ access }: Endpoint, { actor, badToken, badClientId }: Awaited<ReturnType<Identify>>): void {
  if (badClientId) throw new AppError('MALFORMED', { message: 'The client-id is no UUID' });
  if (access === 'anyone') return;
  if (access === 'student' || access === 'studentOrOwner') {
    if (actor.kind === 'nobody') throw needsClientId();
    if (access === 'student' && actor.clientId === null) throw needsClientId();
    return;
  }
  if (actor.kind !== 'user' || badToken) throw new AppError('UNAUTHENTICATED');
  if (!can(actor, access)) throw new AppError('FORBIDDEN');
}

function parseBody(schema: z.ZodType, { value, sentName }: ReceivedBody): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const codes = Object.entries(fieldCodes(parsed.error));
  throw invalid(Object.fromEntries(codes.map(([field, code]) => [sentName(field), code])));
}

/** An id in an address that is no UUID names nothing; a wrong query is a wrong field. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function sendFile(reply: FastifyReply, type: string, { filename, content }: FileReply) {
  reply.header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : 'application/json; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${filename}"`);
  return reply.send(content);
}

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Gives the function that mounts endpoints on this app, below /api/. */
export function createMount(app: FastifyInstance, identify: Identify): Mount {
  const identityOf = (request: FastifyRequest) =>
    identify({
      authorization: header(request.headers.authorization),
      clientId: header(request.headers['client-id']),
    });
  return <E extends Endpoint, T>(endpoint: E, handler: Handler<E, T>) => {
    /** A body that is larger than others may be is read for those only who may send it. */
    const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (length > ORDINARY_BODY_BYTES) authorise(endpoint, await identityOf(request));
    };
    const ask = async (request: FastifyRequest): Promise<{ asked: Asked<E>; received: ReceivedBody | null }> => {
      const received = endpoint.body ? await receiveBody(request, endpoint.form) : null;
      const identity = await identityOf(request);
      authorise(endpoint, identity);
      // The checks above are what makes these types true.
      const asked = {
        actor: identity.actor as ActorOf<E>,
        params: parseParams(endpoint.params, request.params) as ParamsOf<E>,
        query: (endpoint.query
          ? parseBody(endpoint.query, { value: request.query, sentName: (name) => name })
          : undefined) as QueryOf<E>,
        ip: request.ip,
      };
      return { asked, received };
    };

    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(handler.bodyLimit === undefined ? {} : { bodyLimit: handler.bodyLimit, onRequest: refuseStrangers }),
      handler: async (request, reply) => {
        const { asked, received } = await ask(request);
        const target = (await handler.load?.(asked)) as T;
        const body = (endpoint.body && received ? parseBody(endpoint.body, received) : undefined) as BodyOf<E>;
        const result = await handler.handle({
          ...asked,
          target,
          body,
          sentName: received?.sentName ?? ((name) => name),
        });
        reply.status(endpoint.status);
        if (typeof endpoint.reply === 'string') return sendFile(reply, endpoint.reply, result as FileReply);
        return reply.send(endpoint.status === 204 ? undefined : result);
      },
    });
  };
}
