import { readClientId, readToken } from '#web/shell/identity.ts';

/** Who calls: this browser's user and student, or only the projector whose token is given. */
export function callerHeaders(projectorToken?: string): Headers {
  if (projectorToken) return new Headers({ accept: 'application/json', 'projector-token': projectorToken });
  const token = readToken();
  const headers = new Headers({ accept: 'application/json', 'client-id': readClientId() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
