// The tokens that users carry: signed, for 30 days, dead as soon as the user's token version grows.
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const LIFETIME = '30d';
const claims = z.object({ sub: z.uuid(), version: z.number().int() });

interface TokenClaims {
  userId: string;
  version: number;
}

export class Jwt {
  readonly #key: Uint8Array;

  /** `secret`: at least 16 characters, the same for all server processes. */
  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  sign({ userId, version }: TokenClaims): Promise<string> {
    return new SignJWT({ version })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.#key);
  }

  /** The claims, or null when the token is forged, expired or none at all. */
  async verify(token: string): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'] });
      const { sub, version } = claims.parse(payload);
      return { userId: sub, version };
    } catch {
      return null;
    }
  }
}
