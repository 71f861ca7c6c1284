// Logging in with a school's account. What lies between the three steps travels sealed with the browser, so that any
// server can take the next one and an abandoned login leaves nothing.
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { NotAllowed, type Provider, type SchoolIdentity } from '#server/access/providers/provider.ts';
import { AppError } from '#server/app-error.ts';
import { insertUsedToken } from '#server/data/accounts/identities.ts';
import type { Deps } from '#server/deps.ts';
import { HANDOFF_SECONDS, PROVIDER_LOGIN_MINUTES } from '#shared/domain/limits.ts';
import { type LoginFailure, PROVIDERS } from '#shared/domain/providers.ts';
import { mayEnter } from './school-account.service.ts';

const once = { id: z.uuid(), expiresAt: z.number() };
const begunLogin = z.object({
  ...once,
  provider: z.enum(PROVIDERS),
  client: z.uuid(),
  nonce: z.string(),
  verifier: z.string(),
});
const handoff = z.object({
  ...once,
  client: z.uuid(),
  identity: z.object({
    provider: z.enum(PROVIDERS),
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
  }),
});

const random = (): string => randomBytes(32).toString('base64url');

/** What was sealed, as long as it has not expired; null otherwise. */
function openSealed<T extends { expiresAt: number }>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null;
  const opened = schema.parse(JSON.parse(text));
  return opened.expiresAt > Date.now() ? opened : null;
}

const redirectUri = ({ publicUrl }: Deps, { id }: Provider): string =>
  `${publicUrl()}/api/auth/provider/${id}/callback`;

const unavailable = ({ log }: Deps, { id }: Provider, error: unknown): LoginFailure => {
  log.warn({ err: error, provider: id }, 'a school’s provider could not log somebody in');
  return 'UNAVAILABLE';
};

/** Returns where the browser logs in, with what `client`, a UUID of the page, needs to come back; or why it cannot. */
export async function beginSchoolLogin(
  deps: Deps,
  provider: Provider,
  client: string,
): Promise<URL | { failed: LoginFailure }> {
  const [nonce, verifier] = [random(), random()];
  const expiresAt = Date.now() + PROVIDER_LOGIN_MINUTES * 60_000;
  const state = deps.loginSeals.state.seal(
    JSON.stringify({ id: randomUUID(), expiresAt, provider: provider.id, client, nonce, verifier }),
  );
  try {
    return await provider.begin({ state, nonce, verifier, redirectUri: redirectUri(deps, provider) });
  } catch (error) {
    return { failed: unavailable(deps, provider, error) };
  }
}

type BegunLogin = z.output<typeof begunLogin>;

/** The login that this server, or another one with its secret, began by that state; null if none did, or it is over. */
export function openState(
  { loginSeals }: Pick<Deps, 'loginSeals'>,
  provider: Provider,
  parameters: URLSearchParams,
): BegunLogin | null {
  const begun = openSealed(begunLogin, loginSeals.state.open(parameters.get('state') ?? ''));
  return begun?.provider === provider.id ? begun : null;
}

/** Returns what the page exchanges for a login, after somebody came back from the provider; or why there is none. */
export async function endSchoolLogin(
  deps: Deps,
  provider: Provider,
  begun: BegunLogin | null,
  parameters: URLSearchParams,
): Promise<{ handoff: string } | { failed: LoginFailure }> {
  const { db, loginSeals } = deps;
  if (begun === null || !(await insertUsedToken(db, begun.id, begun.expiresAt))) return { failed: 'EXPIRED' };
  const { nonce, verifier, client } = begun;
  const error = parameters.get('error');
  if (error === 'access_denied') return { failed: 'CANCELLED' };
  if (error !== null) return { failed: unavailable(deps, provider, new Error('the provider refused')) };
  let identity: SchoolIdentity;
  try {
    identity = await provider.identify(parameters, {
      state: parameters.get('state') ?? '',
      nonce,
      verifier,
      redirectUri: redirectUri(deps, provider),
    });
  } catch (failure) {
    if (failure instanceof NotAllowed) return { failed: 'NOT_ALLOWED' };
    return { failed: unavailable(deps, provider, failure) };
  }
  if (!(await mayEnter(deps, identity))) return { failed: 'NOT_ALLOWED' };
  const expiresAt = Date.now() + HANDOFF_SECONDS * 1000;
  return { handoff: loginSeals.handoff.seal(JSON.stringify({ id: randomUUID(), expiresAt, client, identity })) };
}

/**
 * Uses up the page's token. Returns who it is; throws AUTHENTICATION_FAILED for one that is used, over or another's.
 */
export async function consumeHandoff(
  { db, loginSeals }: Deps,
  sealed: string,
  clientId: string,
): Promise<SchoolIdentity> {
  const opened = openSealed(handoff, loginSeals.handoff.open(sealed));
  if (opened === null || opened.client !== clientId.toLowerCase()) throw new AppError('AUTHENTICATION_FAILED');
  if (!(await insertUsedToken(db, opened.id, opened.expiresAt))) throw new AppError('AUTHENTICATION_FAILED');
  return opened.identity;
}
