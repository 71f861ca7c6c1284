import { readClientId, readToken, seatedAs } from '#web/shell/identity.ts';

/** @param as the client-id of the student who makes the call, where it is not the one who holds the device */
export function callerHeaders(as?: string): Headers {
  const token = readToken();
  const headers = new Headers({ accept: 'application/json', 'client-id': as ?? seatedAs() ?? readClientId() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
