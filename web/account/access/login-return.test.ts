// After logging in: back to if one was; else, and if the role may not go there, the role's landing page; never to another site.
import { expect, it } from 'vitest';
import { addressAfterLogin } from './login-return.ts';

it.each([
  ['teacher', undefined, '/teacher'],
  ['admin', null, '/admin/users'],
  ['super_admin', { from: '/teacher/games/new?step=2' }, '/teacher/games/new?step=2'],
  ['super_admin', { from: '/admin/faq', needs: 'manageContent' }, '/admin/faq'],
  ['admin', { from: '/admin/faq', needs: 'manageContent' }, '/admin/users'],
  ['teacher', { from: '/admin/faq', needs: 'enterOffice' }, '/teacher'],
  ['teacher', { from: '//evil.example' }, '/teacher'],
  ['teacher', { from: '/\\evil.example' }, '/teacher'],
  ['teacher', { from: 'https://evil.example' }, '/teacher'],
] as const)('%s with %o goes to %s', async (role, state, address) => {
  expect(await addressAfterLogin(role, state)).toBe(address);
});
