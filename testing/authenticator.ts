import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text in base 32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for that secret now, or so many steps of 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
