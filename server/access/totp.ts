// Time-based one-time passwords: RFC 6238 over RFC 4226, as every authenticator takes them (SHA-1, 6 digits, 30 s).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is accepted, as clocks differ. */
const DRIFT = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns base 32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Returns a new secret: 20 random bytes, the length of SHA-1's block that RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Returns the code of a counter, RFC 4226 section 5.3. `digits`: 6 to 8. */
export function hotp(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

/** Returns the last step whose code is accepted at that time (milliseconds). */
export const latestStep = (now: number): number => stepAt(now) + Math.max(...DRIFT);

/** Whether a text has the form of a time-based code. */
export const isTotp = (text: string): boolean => /^\d{6}$/.test(text);

/** Returns the time step of this code, at most one from that time (milliseconds); null if the code is wrong. */
export function totpStep(secret: Uint8Array, code: string, now: number): number | null {
  if (!isTotp(code)) return null;
  const steps = DRIFT.map((drift) => stepAt(now) + drift);
  return steps.find((step) => timingSafeEqual(Buffer.from(hotp(secret, step)), Buffer.from(code))) ?? null;
}

/** Returns the address that an authenticator app reads from a QR code (Key URI format). */
export function totpAddress(issuer: string, account: string, secret: string): string {
  const label = [issuer, account].filter((part) => part !== '').map(encodeURIComponent);
  return `otpauth://totp/${label.join(':')}?${new URLSearchParams({ secret, issuer })}`;
}
