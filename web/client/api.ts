import type { CallInput, CallName, Reply } from '#shared/contract/call.ts';
import { paddingFor } from '#shared/domain/padding.ts';
import { readEnding, signOut } from '#web/shell/identity.ts';
import { ApiError } from './api-error.ts';
import { bytesOf } from './bytes.ts';
import { type CallerOptions, callerHeaders } from './caller-headers.ts';
import { takeEarlyRead } from './early-read.ts';
import { withTimeout } from './with-timeout.ts';

interface LooseInput extends CallerOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  /** Lets the call continue when the page is closed. */
  keepalive?: boolean;
  /** How many bytes longer the body could be, if its length must not say what is in it. */
  room?: number;
}

/** Returns the method and the address of a call like `'GET voting/session/:code'`, with its parameters filled in. */
function addressOf(call: string, { params = {}, query = {} }: LooseInput): { method: string; url: string } {
  const [method = 'GET', path = ''] = call.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value));
  return { method, url: `/api/${filled.replace(/^\//, '')}${search.size > 0 ? `?${search}` : ''}` };
}

/** Returns the body as JSON, with spaces behind it if its length must say nothing. */
function jsonOf({ body, room }: LooseInput): string {
  const text = JSON.stringify(body);
  return room === undefined ? text : text + paddingFor(bytesOf(text), room);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message, fields, challenge } = isRecord(body) ? body : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'INTERNAL',
    ...(typeof message === 'string' && { message }),
    ...(typeof challenge === 'string' && { challenge }),
    ...(isRecord(fields) && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    }),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** Parses the body, which may be truncated. */
const whole = <T>(body: Promise<T>, { signal }: Pick<LooseInput, 'signal'> = {}): Promise<T> =>
  body.catch((cause: unknown) => {
    throw signal?.aborted ? cause : new ApiError({ status: 0, code: 'NETWORK' });
  });

async function send(call: string, input: LooseInput): Promise<Response> {
  const { method, url } = addressOf(call, input);
  const headers = callerHeaders(input);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const early = method === 'GET' && input.as === undefined ? takeEarlyRead(url) : null;
  const begin = (signal?: AbortSignal): Promise<Response> =>
    early ??
    fetch(url, {
      method,
      headers,
      body: input.form ?? (input.body === undefined ? null : jsonOf(input)),
      signal: signal ?? null,
      keepalive: input.keepalive ?? false,
    });
  // On a dead connection no page waits for what it reads; a large reply that has begun may take its time.
  const going = method === 'GET' ? withTimeout(begin, input.signal) : begin(input.signal);
  const response = await going.catch((cause: unknown) => {
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'NETWORK' });
  });
  if (response.ok) return response;
  const failure = await failureOf(response);
  // Also without a token: another tab may have removed it. Not for a request of a page that was just left.
  const isOfUser = input.projectorToken === undefined && input.token === undefined;
  if (failure.code === 'UNAUTHENTICATED' && isOfUser && readEnding() === null) signOut('expired');
  // The office of this installation cannot be used before that.
  if (failure.code === 'SECOND_FACTOR_REQUIRED' && location.pathname !== '/account')
    location.assign('/account?needs=second-factor');
  throw failure;
}

/** Options of a call, besides its content. */
type CallOptions = CallerOptions & Pick<LooseInput, 'signal' | 'keepalive' | 'room'>;

type Given<K extends CallName> =
  Record<string, never> extends CallInput<K>
    ? [input?: CallInput<K> & CallOptions]
    : [input: CallInput<K> & CallOptions];

/** The calls that are answered by their status alone. */
type Command = { [K in CallName]: [Reply<K>] extends [null | undefined] ? K : never }[CallName];

/** Calls the server; returns the typed reply, and throws an ApiError for everything else, as for a reply without a body,
 * which a school's filter gives. */
export async function request<K extends Exclude<CallName, Command>>(call: K, ...[input]: Given<K>): Promise<Reply<K>> {
  const response = await send(call, (input ?? {}) as LooseInput);
  return whole(response.json(), input);
}

/** Makes a call whose reply is empty. */
export async function command<K extends Command>(call: K, ...[input]: Given<K>): Promise<void> {
  await send(call, (input ?? {}) as LooseInput);
}

/** Calls the server for a file; returns its bytes and the name it proposes. */
export async function download(
  call: CallName,
  input: Pick<LooseInput, 'params' | 'query' | 'signal'> = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await send(call, input);
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  return { blob: await whole(response.blob(), input), name };
}
