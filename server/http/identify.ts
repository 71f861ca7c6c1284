// Finds out who is asking, the same way for requests and sockets: a user by token, a student by client-id.

import type { Db } from '#server/db/client.ts';
import { isId } from '#server/db/id.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import type { Jwt } from './jwt.ts';

interface Credentials {
  /** As sent, with or without `Bearer `. */
  authorization: string | undefined;
  clientId: string | undefined;
}

interface Identity {
  actor: Actor;
  /** A token was sent and is not (or no longer) good. */
  badToken: boolean;
  /** A client-id was sent that is no UUID. */
  badClientId: boolean;
}

export type Identify = (credentials: Credentials) => Promise<Identity>;

/** Looks users up by the token's subject, so that a deleted user, another role or a new password count at once. */
export function createIdentify(db: Db, jwt: Jwt): Identify {
  async function userOf(token: string): Promise<{ userId: string; role: Role } | null> {
    const claims = await jwt.verify(token);
    if (claims === null) return null;
    const user = await db
      .selectFrom('users')
      .select(['id', 'role', 'token_version', 'activated'])
      .where('id', '=', claims.userId)
      .executeTakeFirst();
    if (user?.token_version !== claims.version || user.activated !== 1) return null;
    return { userId: user.id, role: user.role };
  }

  return async ({ authorization, clientId }) => {
    const badClientId = clientId !== undefined && !isId(clientId);
    const client = clientId !== undefined && !badClientId ? clientId.toLowerCase() : null;
    const token = authorization?.replace(/^bearer\s+/i, '').trim();
    const user = token ? await userOf(token) : null;
    const badToken = authorization !== undefined && user === null;
    if (user) return { actor: { kind: 'user', ...user, clientId: client }, badToken, badClientId };
    const actor: Actor = client === null ? { kind: 'nobody' } : { kind: 'student', clientId: client };
    return { actor, badToken, badClientId };
  };
}
