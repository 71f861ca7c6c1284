// Logging in and what leads to it. None of it changes anything that is cached: a new login clears the cache itself.
import { queryOptions } from '@tanstack/react-query';
import type { Body, Reply } from '#shared/contract/call.ts';
import { request } from '#web/client/api.ts';

export const logIn = (body: Body<'POST auth/login'>): Promise<Reply<'POST auth/login'>> =>
  request('POST auth/login', { body });

/** How one logs in to this installation. */
export const loginMethodsQuery = queryOptions({
  queryKey: ['login-methods'],
  queryFn: ({ signal }) => request('GET auth/methods', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Finishes a login that asks for a code. */
export const sendLoginCode = (challenge: string, code: string): Promise<Reply<'POST auth/second-factor'>> =>
  request('POST auth/second-factor', { body: { challenge, code } });

/** Exchanges what a school's provider handed this page for a login; `client` is the id that the login began with. */
export const exchangeHandoff = (handoff: string, client: string): Promise<Reply<'POST auth/provider/exchange'>> =>
  request('POST auth/provider/exchange', { body: { handoff }, as: client });

export const register = (body: Body<'POST auth/register'>): Promise<Reply<'POST auth/register'>> =>
  request('POST auth/register', { body });

/** Whether the link of an invitation or for a new password works; true as well if that cannot be read now. */
export async function isLinkOpen(kind: 'invitation' | 'reset', configToken: string): Promise<boolean> {
  const read = request('POST auth/link', { body: { kind, configToken } });
  return (await read.catch(() => ({ isOpen: true }))).isOpen;
}

/** Sends a link for a new password to that address. */
export const requestReset = (email: string): Promise<void> =>
  request('POST auth/reset-password/init', { body: { email } });

export const resetPassword = (configToken: string, password: string): Promise<void> =>
  request('POST auth/reset-password', { body: { configToken, password } });

/** Polls whether the teacher has let this phone in; `token` is the link's secret. */
export const collectRemoteLogin = (
  token: string,
  device: string,
  signal: AbortSignal,
): Promise<Reply<'POST auth/remote-link'>> => request('POST auth/remote-link', { body: { token, device }, signal });
