// Calls to a test server, typed by the contract: a renamed field fails the compiler in every test that uses it.
import { randomUUID } from 'node:crypto';
import type { Body, CallInput, CallName, Reply } from '#shared/contract/call.ts';
import { ADMIN } from './server-process.ts';

/** `call('POST voting/session/:code/start', { params: { code } })`; throws on every status but success. */
export type Call = <K extends CallName>(
  name: K,
  ...[input]: Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
) => Promise<Reply<K>>;

/** Sends a request to a path below /api/. */
export type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * Returns the method and the path of a call, with its parameters and query filled in. The web client has its own: it may import only types of
 * the contract, and this is no domain rule.
 */
function addressOf(name: string, { params = {}, query = {} }: LooseInput): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query);
  return { method, path: search.size > 0 ? `${filled}?${search}` : filled };
}

/** Returns typed calls over any transport. */
export const callsOver = (send: Send): Call =>
  (async (name: string, input: LooseInput = {}) => {
    const { method, path } = addressOf(name, input);
    const { status, body } = await send(method, path, input.body);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body;
  }) as Call;

/** Calls a server over HTTP with these headers; by default as a new student. */
export const caller = (baseURL: string, headers: Record<string, string> = { 'client-id': randomUUID() }): Call =>
  callsOver(async (method, path, body) => {
    const response = await fetch(`${baseURL}/api/${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : undefined };
  });

export type Identity = Reply<'POST auth/login'>;

/** Calls as the user of that token. */
export const callerAs = (baseURL: string, { jwtToken }: Pick<Identity, 'jwtToken'>): Call =>
  caller(baseURL, { authorization: `Bearer ${jwtToken}` });

/** Logs in a user, by default the first super admin. */
export const identityOf = (baseURL: string, user: Body<'POST auth/login'> = ADMIN): Promise<Identity> =>
  caller(baseURL)('POST auth/login', { body: user });

/** Calls as the first super admin, who may lead games as well. */
export const logIn = async (baseURL: string): Promise<Call> => callerAs(baseURL, await identityOf(baseURL));

/** Registers a new teacher. */
export const registerTeacher = (
  baseURL: string,
  { email = `${randomUUID()}@school.be`, password = 'een lang wachtwoord' } = {},
): Promise<Identity> =>
  caller(baseURL)('POST auth/register', {
    body: {
      firstName: 'An',
      lastName: 'Peeters',
      email,
      organisation: 'Atheneum',
      organisationLocation: 'Gent',
      targetAudience: 'secondary',
      password,
      confirmPassword: password,
    },
  });
