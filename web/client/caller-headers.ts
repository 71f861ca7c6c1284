import { readClientId, readToken, seatedAs } from '#web/shell/identity.ts';

export interface CallerOptions {
  /** The client-id of the student who makes the call, no matter who holds the device or is logged in. */
  as?: string | undefined;
  /** A client-id beside the token of who is logged in: the one that a login at a school began with. */
  client?: string | undefined;
  /** A token that belongs to no user of this browser, whoever is logged in. */
  token?: string | undefined;
  /** The token of a projector, which then is the only caller. */
  projectorToken?: string | undefined;
}

/** The headers that identify the caller: this browser's user and student, or a projector. */
export function callerHeaders({ as, client, token, projectorToken }: CallerOptions = {}): Headers {
  if (projectorToken !== undefined)
    return new Headers({ accept: 'application/json', 'projector-token': projectorToken });
  const bearer = token ?? readToken();
  const headers = new Headers({
    accept: 'application/json',
    'client-id': as ?? client ?? seatedAs() ?? readClientId(),
  });
  if (bearer !== null && as === undefined) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
}
