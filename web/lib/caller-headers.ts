// What every call says about who makes it.
import { readClientId, readToken } from './identity.ts';

export function callerHeaders(): Headers {
  const token = readToken();
  const headers = new Headers({ accept: 'application/json', 'client-id': readClientId() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
