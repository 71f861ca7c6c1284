// The checks of the account forms follow the rules of the contract.
import { describe, expect, it } from 'vitest';
import { confirmationCode, emailCode, passwordCode, requiredCode } from './auth-checks.ts';

describe('account forms', () => {
  it('want something in every field', () => {
    expect([requiredCode(''), requiredCode('  '), requiredCode('x')]).toEqual(['REQUIRED', 'REQUIRED', undefined]);
  });

  it('want an e-mail of the form text@text without spaces', () => {
    expect(emailCode('')).toBe('REQUIRED');
    expect(emailCode('a b@c')).toBe('INVALID_EMAIL');
    expect(emailCode('name')).toBe('INVALID_EMAIL');
    expect(emailCode(' name@school ')).toBeUndefined();
  });

  it('want a password of at least four characters, blanks counted', () => {
    expect([passwordCode(''), passwordCode('abc'), passwordCode('    ')]).toEqual(['REQUIRED', 'TOO_SHORT', undefined]);
  });

  it('want the same password twice', () => {
    expect(confirmationCode('abcd', '')).toBe('REQUIRED');
    expect(confirmationCode('abcd', 'abce')).toBe('MISMATCH');
    expect(confirmationCode('abcd', 'abcd')).toBeUndefined();
  });
});
