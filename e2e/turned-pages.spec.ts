// Pages of the end that are turned within a round trip, and that become those of a phone: nothing goes back, and nothing is blank.
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { STATEMENTS } from '#testing/fixtures.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { LAPTOP, liveOf, openLive, startWithTeacher, teacher } from './class-teacher.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { BOUNCE_MS } from './lead.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

/** Milliseconds by which a slow line brings what is read late; what is written takes twice as long. */
const LATE_MS = 400;

/** Opens the end of a party game at its first card; returns its code, and that card and the next one. */
async function openEnd(page: Page, name: string) {
  const { code } = await startGame(teacher, { name, type: 'party' });
  const partyId = required(teacher.parties[0]);
  const students = await Promise.all([1, 2, 3].map(() => newStudent(server.baseURL, code)));
  for (const { answer } of students) await answer(required(teacher.statements[0]), 'Niet akkoord', { partyId });
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}/party/results?view=furthest`);
  const furthest = page.getByRole('heading', { level: 1, name: 'Hier zaten we er het verst naast' });
  await expect(furthest).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende stelling' })).toBeVisible();
  return { code, furthest, next: page.getByRole('heading', { level: 1, name: required(STATEMENTS[0]) }) };
}

test('pages that are turned quickly reach the class in that order where the first one is late', async ({ page }) => {
  const { code, furthest, next } = await openEnd(page, 'Trage eerste');
  const shown = async () => (await teacher.call('GET voting/session/:code', { params: { code } })).resultView;
  await expect.poll(shown).toBe('furthest');
  const sent: unknown[] = [];
  const line = Promise.withResolvers<void>();
  await intercept(page, '**/view', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await line.promise;
    await route.continue();
  });
  for (const _ of ['one after the other', 'and again']) {
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(furthest).toBeVisible();
    await page.waitForTimeout(BOUNCE_MS);
  }
  line.resolve();
  await page.waitForTimeout(3 * LATE_MS);
  expect(await shown()).toBe('furthest');
  // What was turned over meanwhile is not told any more.
  const at = { kind: 'slide', id: teacher.statements[0], page: 0 };
  expect(sent).toEqual([
    { resultView: 'statement', at },
    { resultView: 'furthest', at: null },
  ]);
});

test('pages that are turned quickly are not turned back by what was read in between', async ({ page }) => {
  const { code, furthest, next } = await openEnd(page, 'Snel gebladerd');
  await intercept(page, '**/api/voting/session', async (route) => {
    const reply = await route.fetch();
    await setTimeout(LATE_MS);
    await route.fulfill({ response: reply });
  });
  await page.route('**/view', async (route) => {
    await setTimeout(2 * LATE_MS);
    await route.continue();
  });
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).search));
  const read = page.waitForRequest('**/api/voting/session');
  await page.keyboard.press('ArrowRight');
  await expect(next).toBeVisible();
  await read;
  const told = page.waitForResponse('**/view');
  await page.keyboard.press('ArrowLeft');
  await expect(furthest).toBeVisible();
  await told;
  await page.waitForTimeout(3 * LATE_MS);
  expect(pages).toEqual([`?view=statement&statement=${teacher.statements[0]}`, '?view=furthest']);
  expect(await teacher.call('GET voting/session/:code', { params: { code } })).toMatchObject({
    resultView: 'furthest',
  });

  // One that cannot be told is turned on this screen alone, and the news of before does not turn it back.
  await page.unroute('**/view');
  await page.route('**/view', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('ArrowRight');
  await failed;
  await page.waitForTimeout(3 * LATE_MS);
  await expect(next).toBeVisible();

  // What another device opens is followed all the same.
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { resultView: 'overview' } });
  await expect(page).toHaveURL(/\/results\/overview$/);
  // The list may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a tablet that becomes as narrow as a phone the results stay until what leads the game is there', async ({
  browser,
}) => {
  const { code } = await startGame(teacher, { name: 'Gekanteld' });
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, locale: 'nl-BE' });
  const page = await openLive(context, code, '/debate/results');
  const results = page.getByRole('heading', { level: 1, name: 'Welke partij antwoordt zoals jullie?' });
  await expect(results).toBeVisible();
  const asked = page.waitForRequest('**/assets/live-session-page*.js');
  const release = await hold(page, '**/assets/live-session-page*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await asked;
  await expect(results).toBeVisible();
  release();
  await expect(page).toHaveURL(liveOf(code));
  await expect(results).toHaveCount(0);
  await context.close();
});
