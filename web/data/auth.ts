// Logging in and what leads to it. None of it changes anything that is cached: a new login clears the cache itself.
import type { Body, Reply } from '#shared/contract/call.ts';
import { request } from '#web/client/api.ts';

export const logIn = (body: Body<'POST auth/login'>): Promise<Reply<'POST auth/login'>> =>
  request('POST auth/login', { body });

export const register = (body: Body<'POST auth/register'>): Promise<Reply<'POST auth/register'>> =>
  request('POST auth/register', { body });

/** Sends a link for a new password to that address. */
export const requestReset = async (email: string): Promise<void> => {
  await request('POST auth/reset-password/init', { body: { email } });
};

export const resetPassword = async (configToken: string, password: string): Promise<void> => {
  await request('POST auth/reset-password', { body: { configToken, password } });
};

/** Polls whether the teacher has let this phone in; `token` is the link's secret. */
export const collectRemoteLogin = (
  token: string,
  device: string,
  signal: AbortSignal,
): Promise<Reply<'POST auth/remote-link'>> => request('POST auth/remote-link', { body: { token, device }, signal });
