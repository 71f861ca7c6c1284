import type { Page } from '#web/shell/pages.tsx';

export const ACCESS_PAGES: readonly Page[] = [
  {
    path: '/login',
    namespaces: ['auth'],
    load: async () => (await import('#web/account/access/login-page.tsx')).LoginPage,
  },
  {
    path: '/register/:inviteToken?',
    namespaces: ['auth'],
    load: async () => (await import('#web/account/access/register-page.tsx')).RegisterPage,
  },
  {
    path: '/remote',
    namespaces: ['auth'],
    load: async () => (await import('#web/account/access/phone-page.tsx')).PhonePage,
  },
  {
    path: '/reset-password/init',
    namespaces: ['auth'],
    load: async () => (await import('#web/account/access/reset-request-page.tsx')).ResetRequestPage,
  },
  {
    path: '/reset-password',
    namespaces: ['auth'],
    load: async () => (await import('#web/account/access/reset-password-page.tsx')).ResetPasswordPage,
  },
];

export const PROFILE_PAGES: readonly Page[] = [
  {
    path: '/account',
    allow: 'ownAccount',
    namespaces: ['auth', 'account'],
    load: async () => (await import('#web/account/profile/account-page.tsx')).AccountPage,
  },
];
