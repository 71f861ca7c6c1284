import type { Page } from '@playwright/test';
import { type Screen, tap } from './screen.ts';

const screen = (name: string, path: string, more: Partial<Pick<Screen, 'stored' | 'act'>> = {}): Screen => ({
  name: `site-${name}`,
  audience: 'site',
  path,
  stored: {},
  ...more,
});
/** A page whose script does not load. The server cannot be asked either, since the page would reload itself. */
async function breakDown(page: Page): Promise<void> {
  const code = '**/assets/faq-page-*.js';
  const home = new URL('/', page.url()).href;
  await page.route(code, (route) => route.abort());
  await page.route(home, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === home);
  await page.reload();
  await asked;
  // Home stays away: a page that finds it again loads itself anew.
  await page.locator('[role=alert] h1').waitFor();
}
/** Two recent games of this browser; they need not exist on the server. */
const PLAYED = Object.fromEntries(
  ['K7W2QD', 'H4XN9P'].map((code, at) => [
    `game:00000000-0000-4000-8000-00000000000${at}`,
    JSON.stringify({ code, type: 'debate', partyId: null, at: Date.now() }),
  ]),
);
/** Loads the page as by a link that works. */
const withOpenLink = async (page: Page): Promise<void> => {
  await page.route('**/api/auth/link', (route) => route.fulfill({ json: { isOpen: true } }));
  await page.reload();
  await page.locator('input[type=password]').first().waitFor();
  await page.unroute('**/api/auth/link');
};
const SEND = tap('form button[type=submit]');

export const SITE_SCREENS: readonly Screen[] = [
  screen('home', '/'),
  screen('home-unknown-code', '/?error=INVALID_CODE'),
  screen('about', '/about'),
  screen('lesson', '/lesson'),
  screen('lessons-to-try', '/try-out'),
  screen('faq', '/faq', tap('summary')),
  screen('privacy', '/privacy'),
  screen('accessibility', '/accessibility'),
  screen('privacy-played', '/privacy', { stored: PLAYED }),
  screen('login', '/login'),
  screen('login-errors', '/login', SEND),
  screen('register', '/register'),
  screen('register-errors', '/register', SEND),
  screen('reset-request', '/reset-password/init'),
  screen('reset', '/reset-password?token=x', { act: withOpenLink }),
  screen('reset-gone', '/reset-password?token=x'),
  screen('register-gone', '/register/x'),
  screen('phone-over', '/remote'),
  screen('not-found', '/nergens'),
  screen('broken', '/faq', { act: breakDown }),
];
