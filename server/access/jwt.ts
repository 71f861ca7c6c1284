import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { LOGIN_DAYS } from '#shared/domain/limits.ts';

const claims = z.object({ sub: z.uuid(), jti: z.uuid(), version: z.number().int() });

interface TokenClaims {
  userId: string;
  version: number;
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

  /** The claims, or null when the token is forged, expired or malformed. */
  async verify(token: string): Promise<(TokenClaims & { loginId: string }) | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { sub, jti, version } = claims.parse(payload);
      return { userId: sub, version, loginId: jti };
    } catch {
      return null;
    }
  }
}
