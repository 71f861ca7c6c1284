import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotp, newTotpSecret, toBase32, totpAddress, totpStep } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const NOW = 1_760_000_015_000;

describe('a time-based code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is that of RFC 6238, appendix B', (seconds, code) => {
    expect(hotp(KEY, Math.floor(seconds / 30), 8)).toBe(code);
  });

  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    '%s is that of RFC 4226, appendix D',
    (code) => {
      const counters = Array.from({ length: 10 }, (_, counter) => counter);
      expect(counters.filter((counter) => hotp(KEY, counter) === code)).toHaveLength(1);
    },
  );

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('%i steps away is accepted: %s', (drift, isAccepted) => {
    const step = Math.floor(NOW / 30_000) + drift;
    expect(totpStep(KEY, hotp(KEY, step), NOW)).toBe(isAccepted ? step : null);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('%j is none', (text) => {
    expect(totpStep(KEY, text, NOW)).toBeNull();
  });
});

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is in base 32 as RFC 4648 has it', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
  });

  it('has 32 characters and no two are the same', () => {
    const [one, other] = [toBase32(newTotpSecret()), toBase32(newTotpSecret())];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(other).not.toBe(one);
  });

  it('is in the address of its QR code, with any account', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (account) => {
        const address = new URL(totpAddress('Halfrond', account, 'MZXW6YTBOI'));
        expect(address.protocol).toBe('otpauth:');
        expect(Object.fromEntries(address.searchParams)).toEqual({ secret: 'MZXW6YTBOI', issuer: 'Halfrond' });
      }),
    );
  });
});
