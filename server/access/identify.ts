import { hash } from 'node:crypto';
import type { LoginConfig } from '#server/login-config.ts';
import { type Actor, roleMay, type TokenRole, VISITOR } from '#shared/domain/roles.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Jwt } from './jwt.ts';

interface Credentials {
  /** As sent, with or without `Bearer `. */
  authorization: string | undefined;
  clientId: string | undefined;
  /** The secret of a projector; a call with it is the projector's and nobody else's. */
  projectorToken?: string | undefined;
}

interface Identity {
  actor: Actor;
  /** A token was sent that is not (or no longer) valid. */
  badToken: boolean;
  /** A client-id was sent that is not a UUID. */
  badClientId: boolean;
}

export type Identify = (credentials: Credentials) => Promise<Identity>;

/** Finds a projector that waits, or whose voting session still works, by the hash of its token. */
type FindProjector = (tokenHash: string) => Promise<{ id: string; votingSessionId: string | null } | null>;

/** The stored form of a projector's token. */
export const projectorTokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** Finds the role and the token version of an activated user none of whose logins given was ended. */
type FindLogin = (
  userId: string,
  loginIds: readonly string[],
) => Promise<{ role: TokenRole; version: number; hasSecondFactor: boolean } | null>;

/**
 * Returns the function that identifies a caller: a user by token, a student by client-id, a projector by its token.
 * Looked up each time, so that a logout, a deletion, another role or a new password counts at once.
 */
export function createIdentify(
  findLogin: FindLogin,
  findProjector: FindProjector,
  jwt: Jwt,
  { officeNeedsSecondFactor }: Pick<LoginConfig, 'officeNeedsSecondFactor'>,
): Identify {
  async function userOf(token: string): Promise<Omit<Extract<Actor, { kind: 'user' }>, 'kind' | 'clientId'> | null> {
    const claims = await jwt.verify(token);
    if (claims === null) return null;
    const { userId, loginId, version, issuedAt, identity, from, game } = claims;
    const login = await findLogin(userId, from === undefined ? [loginId] : [loginId, from]);
    if (login?.version !== version) return null;
    const lacks = officeNeedsSecondFactor && roleMay(login.role, 'enterOffice') && !login.hasSecondFactor;
    const same = {
      userId,
      loginId,
      ...(identity !== undefined && { identityId: identity }),
      ...(lacks && { lacksSecondFactor: true as const }),
    };
    // A phone login has only the permissions of a teacher, whatever role its user has.
    if (game !== undefined) return { ...same, role: login.role === VISITOR ? VISITOR : 'teacher', game };
    return { ...same, role: login.role, ...(issuedAt !== undefined && { loggedInAt: issuedAt }) };
  }

  async function projectorOf(token: string): Promise<Identity> {
    const found = await findProjector(projectorTokenHash(token));
    if (found === null) return { actor: { kind: 'anonymous' }, badToken: true, badClientId: false };
    const { id, votingSessionId } = found;
    const actor: Actor = { kind: 'projector', projectorId: id, votingSessionId, clientId: null };
    return { actor, badToken: false, badClientId: false };
  }

  return async ({ authorization, clientId, projectorToken }) => {
    if (projectorToken !== undefined) return projectorOf(projectorToken);
    const badClientId = clientId !== undefined && !isUuid(clientId);
    const client = clientId !== undefined && !badClientId ? clientId.toLowerCase() : null;
    const token = authorization?.replace(/^bearer\s+/i, '').trim();
    const user = token ? await userOf(token) : null;
    const badToken = authorization !== undefined && user === null;
    if (user) return { actor: { kind: 'user', ...user, clientId: client }, badToken, badClientId };
    const actor: Actor = client === null ? { kind: 'anonymous' } : { kind: 'student', clientId: client };
    return { actor, badToken, badClientId };
  };
}
