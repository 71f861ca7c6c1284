import { createHmac, hkdfSync } from 'node:crypto';

/** Returns a key for one purpose, derived from the secret that signs tokens. */
export const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Returns a hash for one purpose. Keyed, so that nothing can be tried against the hashes with the database alone. */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = keyFor(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
