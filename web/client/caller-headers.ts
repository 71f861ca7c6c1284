import { readClientId, readToken } from '#web/shell/identity.ts';

export function callerHeaders(): Headers {
  const token = readToken();
  const headers = new Headers({ accept: 'application/json', 'client-id': readClientId() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
