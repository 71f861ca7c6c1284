import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './keyed-hash.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts of one purpose, so that they can be handed out or stored and nobody reads or changes them. */
export interface Seal {
  /** Returns the text encrypted, in base64url; no two results are the same. */
  seal(text: string): string;
  /** Returns the text again; null when it was not sealed with this secret and for this purpose. */
  open(sealed: string): string | null;
}

/** `secret`: the one that signs tokens. AES-256-GCM with a random IV for each text. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = keyFor(secret, `seal ${purpose}`);
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
