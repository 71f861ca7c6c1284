// After logging in: back to where one was, else the role's landing page; never to another site.
import { expect, it } from 'vitest';
import { addressAfterLogin } from './after-login.ts';

it.each([
  ['teacher', undefined, '/teacher'],
  ['admin', null, '/admin/users'],
  ['super_admin', { from: '/teacher/games/new?step=2' }, '/teacher/games/new?step=2'],
  ['teacher', { from: '//evil.example' }, '/teacher'],
  ['teacher', { from: '/\\evil.example' }, '/teacher'],
  ['teacher', { from: 'https://evil.example' }, '/teacher'],
] as const)('%s with %o goes to %s', (role, state, address) => {
  expect(addressAfterLogin(role, state)).toBe(address);
});
