import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { LOGIN_DAYS, VISITOR_MINUTES } from '#shared/domain/limits.ts';
import type { OneGame } from '#shared/domain/roles.ts';

const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  version: z.number().int(),
  iat: z.number().optional(),
  identity: z.uuid().optional(),
  from: z.uuid().optional(),
  game: z.object({ id: z.uuid(), code: z.string() }).optional(),
});

interface TokenClaims {
  userId: string;
  version: number;
}

/** The login of a phone that is the remote control of one game; it ends with the login that let it in. */
interface PhoneLogin {
  loginId: string;
  until: Date;
  from: string;
  game: OneGame;
}

interface Verified extends TokenClaims {
  loginId: string;
  /** Milliseconds; undefined for a phone, which nobody gave a password. */
  issuedAt: number | undefined;
  /** The school login that it came by. */
  identity?: string | undefined;
  from?: string | undefined;
  game?: OneGame | undefined;
}

/** Login tokens: valid for 30 days, or until the login ends or the user's token version rises. All are different. */
export class Jwt {
  readonly #key: Uint8Array;

  /** `secret`: at least 32 characters, the same for all server processes. */
  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** The token of a new login; `identity`: the school login that it came by. */
  sign({ userId, version, identity }: TokenClaims & { identity?: string | null }): Promise<string> {
    return this.#token({ version, ...(identity && { identity }) }, userId, randomUUID(), `${LOGIN_DAYS}d`)
      .setIssuedAt()
      .sign(this.#key);
  }

  /** The token of a visitor: it works until its row is deleted, which is a moment after their time is over. */
  signVisitor(userId: string): Promise<string> {
    return this.#token({ version: 0 }, userId, randomUUID(), `${VISITOR_MINUTES + 1}m`)
      .setIssuedAt()
      .sign(this.#key);
  }

  /** The token of a phone's login, the same each time. */
  signPhone({ userId, version }: TokenClaims, { loginId, until, from, game }: PhoneLogin): Promise<string> {
    return this.#token({ version, from, game }, userId, loginId, until).sign(this.#key);
  }

  #token(more: JWTPayload, userId: string, loginId: string, until: string | Date): SignJWT {
    const token = new SignJWT(more).setProtectedHeader({ alg: 'HS256' });
    return token.setSubject(userId).setJti(loginId).setExpirationTime(until);
  }

  /** The claims, or null when the token is forged, expired or malformed. */
  async verify(token: string): Promise<Verified | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { sub, jti, version, iat, identity, from, game } = claims.parse(payload);
      const issuedAt = iat === undefined ? undefined : iat * 1000;
      return { userId: sub, version, loginId: jti, issuedAt, identity, from, game };
    } catch {
      return null;
    }
  }
}
