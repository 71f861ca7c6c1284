import { type Act, type Screen, tap } from './screen.ts';

const screen = (name: string, path: string, act: Act = {}): Screen => ({
  name: `site-${name}`,
  audience: 'site',
  path,
  stored: {},
  ...act,
});
const SEND = tap('form button[type=submit]');

export const SITE_SCREENS: readonly Screen[] = [
  screen('home', '/'),
  screen('home-unknown-code', '/?error=INVALID_CODE'),
  screen('about', '/about'),
  screen('lesson', '/lesson'),
  screen('faq', '/faq', tap('summary')),
  screen('privacy', '/privacy'),
  screen('login', '/login'),
  screen('login-errors', '/login', SEND),
  screen('register', '/register'),
  screen('register-errors', '/register', SEND),
  screen('reset-request', '/reset-password/init'),
  screen('reset', '/reset-password?token=x'),
  screen('not-found', '/nergens'),
];
