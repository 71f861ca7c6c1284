// A class talks for minutes while nobody touches a device: the screens of the teacher and the projector stay on.
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { pairedProjector, startedGame } from '#testing/game.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { chooseLine } from './lead.ts';
import { server } from './server.ts';

startWithTeacher({ settings: { DEMO_CONTENT: 'false' } });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts the locks that a page has and has requested. Like a browser, releases them when the page is hidden. */
const giveLocks = (page: Page) =>
  page.addInitScript(() => {
    const held = new Set<EventTarget>();
    const locks = { asked: 0, held: () => held.size, isHidden: false };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          locks.asked++;
          const lock = Object.assign(new EventTarget(), { release: async () => void held.delete(lock) });
          held.add(lock);
          return lock;
        },
      },
    });
    Object.defineProperty(document, 'visibilityState', { get: () => (locks.isHidden ? 'hidden' : 'visible') });
    const show = (isShown: boolean) => {
      locks.isHidden = !isShown;
      if (!isShown) held.clear();
      document.dispatchEvent(new Event('visibilitychange'));
    };
    Object.assign(window, { wakeLocks: () => [locks.asked, locks.held()], showPage: show });
  });
const locksOf = (page: Page) => page.evaluate('wakeLocks()');

test('the remote control keeps its phone awake, again after it was away, and no longer than the game is open', async ({
  page,
}) => {
  const game = await startedGame(server.baseURL);
  await giveLocks(page);
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/votingsession/${game.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => locksOf(page)).toEqual([1, 1]);
  await page.evaluate('showPage(false)');
  expect(await locksOf(page)).toEqual([1, 0]);
  await page.evaluate('showPage(true)');
  await expect.poll(() => locksOf(page)).toEqual([2, 1]);
  await chooseLine(page, 'Later verder', 'Stop hier');
  await expect(page).toHaveURL(/\/teacher$/);
  await expect.poll(() => locksOf(page)).toEqual([2, 0]);
});

test('a projector without a login stays on', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  const token = await pairedProjector(server.baseURL, teacher.call, game.code);
  await giveLocks(page);
  await page.addInitScript((value) => localStorage.setItem('projector-token', value), token);
  await page.goto(`${server.baseURL}/screen`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => locksOf(page)).toEqual([1, 1]);
});
