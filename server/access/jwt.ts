import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { LOGIN_DAYS, VISITOR_MINUTES } from '#shared/domain/limits.ts';
import type { OneGame } from '#shared/domain/roles.ts';

const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  version: z.number().int(),
  iat: z.number().optional(),
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
  from?: string | undefined;
  game?: OneGame | undefined;
}

/** Login tokens: valid for 30 days, or until the login is ended or the user's token version is raised. No two are the same. */
export class Jwt {
  readonly #key: Uint8Array;

  /** `secret`: at least 32 characters, the same for all server processes. */
  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** The token of a new login. */
  sign({ userId, version }: TokenClaims): Promise<string> {
    return new SignJWT({ version })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${LOGIN_DAYS}d`)
      .sign(this.#key);
  }

  /** The token of a visitor: it works until its row is deleted, which is a moment after their time is over. */
  signVisitor(userId: string): Promise<string> {
    return new SignJWT({ version: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${VISITOR_MINUTES + 1}m`)
      .sign(this.#key);
  }

  /** The token of a phone's login, the same each time. */
  signPhone({ userId, version }: TokenClaims, { loginId, until, from, game }: PhoneLogin): Promise<string> {
    return new SignJWT({ version, from, game })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(loginId)
      .setExpirationTime(until)
      .sign(this.#key);
  }

  /** The claims, or null when the token is forged, expired or malformed. */
  async verify(token: string): Promise<Verified | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { sub, jti, version, iat, from, game } = claims.parse(payload);
      const issuedAt = iat === undefined ? undefined : iat * 1000;
      return { userId: sub, version, loginId: jti, issuedAt, from, game };
    } catch {
      return null;
    }
  }
}
