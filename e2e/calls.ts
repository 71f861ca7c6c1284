// Calls to a server of a browser test, as nobody, as a student or as a user, and a browser that is signed in.

import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Role } from '#shared/domain/roles.ts';
import { ADMIN } from './server.ts';

/** Takes a method, a path below /api/ and a body; gives what is answered and fails on everything but success. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

export interface Identity {
  jwtToken: string;
  role: Role;
}

/** Calls with those headers; somebody without any is a student with an id of their own. */
export function caller(baseURL: string, headers: Record<string, string> = { 'client-id': randomUUID() }): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${baseURL}/api/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as T;
  };
}

/** Calls as the user of that token. */
export const callerAs = (baseURL: string, { jwtToken }: Pick<Identity, 'jwtToken'>): Call =>
  caller(baseURL, { authorization: `Bearer ${jwtToken}` });

/** Takes an e-mail and a password, the first super admin's by themselves; gives who that is. */
export const identityOf = (baseURL: string, user: { email: string; password: string } = ADMIN): Promise<Identity> =>
  caller(baseURL)('POST', 'auth/login', user);

/** Calls as the first super admin, who may lead games as well. */
export const logIn = async (baseURL: string): Promise<Call> => callerAs(baseURL, await identityOf(baseURL));

/** A voting session that waits to be started, of a game template with those fields; gives its code. */
export async function openGame(call: Call, template: object): Promise<string> {
  const { _id: gameTemplateId } = await call<{ _id: string }>('POST', 'game_templates', template);
  const { code } = await call<{ code: string }>('POST', 'config/game-template/voting-session', { gameTemplateId });
  return code;
}

/** Lets every page of this browser be that user's. */
export async function signInAs(context: BrowserContext, { jwtToken, role }: Identity): Promise<void> {
  await context.addInitScript(
    ([token, asRole]) => {
      localStorage.setItem('jwt-token', token);
      localStorage.setItem('role', asRole);
    },
    [jwtToken, role] as const,
  );
}
