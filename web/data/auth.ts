// Logging in and what leads to it. None of it changes anything that is cached: a new login clears the cache itself.
import { queryOptions } from '@tanstack/react-query';
import type { Body, Reply } from '#shared/contract/call.ts';
import { typedEmail } from '#shared/domain/email.ts';
import { command, request } from '#web/client/api.ts';

export const logIn = ({ email, password }: Body<'POST auth/login'>): Promise<Reply<'POST auth/login'>> =>
  request('POST auth/login', { body: { email: typedEmail(email), password } });

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

export const register = ({ email, ...rest }: Body<'POST auth/register'>): Promise<Reply<'POST auth/register'>> =>
  request('POST auth/register', { body: { ...rest, ...(email && { email: typedEmail(email) }) } });

/** Whether the link of an invitation or for a new password works, and for whom; as one that works if that cannot be read now. */
export async function readLink(kind: 'invitation' | 'reset', configToken: string): Promise<Reply<'POST auth/link'>> {
  const read = request('POST auth/link', { body: { kind, configToken } });
  return read.catch(() => ({ isOpen: true, email: null, role: null }));
}

/** Sends a link for a new password to that address. */
export const requestReset = (email: string): Promise<void> =>
  command('POST auth/reset-password/init', { body: { email: typedEmail(email) } });

export const resetPassword = (configToken: string, password: string): Promise<void> =>
  command('POST auth/reset-password', { body: { configToken, password } });

/** Polls whether the teacher has let this phone in; `token` is the link's secret. */
export const collectRemoteLogin = (
  token: string,
  device: string,
  signal: AbortSignal,
): Promise<Reply<'POST auth/remote-link'>> => request('POST auth/remote-link', { body: { token, device }, signal });
