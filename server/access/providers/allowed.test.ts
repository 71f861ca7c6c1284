import { describe, expect, it } from 'vitest';
import { claims, isAllowed, verifiedEmail } from './allowed.ts';

const TENANT = '11111111-2222-4333-8444-555555555555';
const ALLOW = { domains: ['school.example'], tenants: [TENANT] };

describe('who may enter with a school’s account', () => {
  it.each<[string, object, boolean]>([
    ['a verified address of the domain', { email: 'an@school.example', email_verified: true }, true],
    ['the same in capitals', { email: 'AN@School.Example', email_verified: true }, true],
    ['an address that is not verified', { email: 'an@school.example', email_verified: false }, false],
    ['one that is verified in words', { email: 'an@school.example', email_verified: 'true' }, false],
    ['one that nothing is said of', { email: 'an@school.example' }, false],
    ['another domain', { email: 'an@elsewhere.example', email_verified: true }, false],
    ['a domain that ends alike', { email: 'an@evil-school.example', email_verified: true }, false],
    ['a domain below it', { email: 'an@pupils.school.example', email_verified: true }, false],
    ['a domain that begins alike', { email: 'an@school.example.evil.example', email_verified: true }, false],
    ['two domains', { email: 'an@school.example@evil.example', email_verified: true }, false],
    ['two domains the other way round', { email: 'an@evil.example@school.example', email_verified: true }, false],
    ['no address', { email_verified: true }, false],
    ['a named tenant', { tid: TENANT }, true],
    ['another tenant', { tid: '99999999-2222-4333-8444-555555555555' }, false],
    ['a list with the tenant', { tid: [TENANT] }, false],
  ])('%s: %s', (_, given, isIn) => {
    expect(isAllowed(claims.parse({ sub: 'someone', ...given }), ALLOW)).toBe(isIn);
  });

  it('has an address only where it is verified', () => {
    expect(verifiedEmail(claims.parse({ sub: 'x', email: ' an@school.example ', email_verified: true }))).toBe(
      'an@school.example',
    );
    expect(verifiedEmail(claims.parse({ sub: 'x', email: 'an@school.example', email_verified: 1 }))).toBeNull();
  });
});
