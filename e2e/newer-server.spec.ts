// The server was updated while pages were open, and says that they are too old: no class notices, and nothing is lost.
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { createGame, newStudent, pairedProjector, prepareTeacher, startedGame } from '#testing/game.ts';
import { server, startWithServer } from './server.ts';
import { argue, expect, expectSaved, saved } from './student.ts';

test.use({ locale: 'nl-BE', reducedMotion: 'reduce' });
startWithServer();

/** Milliseconds in which a page looks several times whether it may load itself anew. */
const LOOKS_MS = 20_000;

/** A page of its own with a clock that the test moves. `update` puts a newer server in place of the one to which it is connected. */
async function openPage(context: BrowserContext, path: string) {
  const page = await context.newPage();
  let isOld = false;
  let told = 0;
  let close = (): void => {};
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const up = socket.connectToServer();
    close = () => void socket.close();
    up.onMessage((message) => {
      const changed = isOld ? String(message).replace(/"oldest":\d+/, '"oldest":99') : message;
      socket.send(changed);
      if (String(message).includes('"oldest"')) told += 1;
    });
  });
  await page.clock.install();
  await page.goto(`${server.baseURL}${path}`);
  return {
    page,
    update: async () => {
      // A connection that breaks while it is made is followed by polling.
      await expect.poll(() => told).toBeGreaterThan(0);
      await page.evaluate(() => document.body.setAttribute('data-open', ''));
      isOld = true;
      const before = told;
      close();
      await expect.poll(() => told).toBeGreaterThan(before);
    },
    expectSame: async () => {
      await page.clock.runFor(LOOKS_MS);
      await expect(page.locator('body[data-open]')).toHaveCount(1);
    },
    expectLoadedAnew: async () => {
      await page.clock.runFor(LOOKS_MS);
      await expect(page.locator('body[data-open]')).toHaveCount(0);
    },
  };
}

const newPhone = (browser: Browser) => browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-BE' });

test('a phone loads itself anew once, and not while something is typed', async ({ browser }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_arguments'] });
  const phone = await openPage(await newPhone(browser), `/votingsession/${game.code}`);
  const { page } = phone;
  await page.getByRole('textbox').fill('Omdat het kan');
  await phone.update();
  await phone.expectSame();
  await expect(page.getByRole('textbox')).toHaveValue('Omdat het kan');
  await argue(page, 'Akkoord');
  await expectSaved(page);
  await phone.expectLoadedAnew();
  await expect(saved(page)).toBeVisible();
  // It is the same build again, because the newer one is not here.
  await phone.update();
  await phone.expectSame();
});

test('a laptop says it in the menu, and loads itself anew in the lobby or at the results only', async ({ context }) => {
  const teacher = await prepareTeacher(server.baseURL);
  const code = await createGame(teacher, { name: 'Debat 5A' });
  await newStudent(server.baseURL, code);
  await signInAs(context, teacher);
  const laptop = await openPage(context, `/teacher/votingsession/${code}`);
  const { page } = laptop;
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-main]')).toBeVisible();
  await laptop.update();
  await laptop.expectSame();
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await laptop.expectLoadedAnew();
  await expect(page.getByRole('button', { name: 'Klaar' })).toBeVisible();
});

test('a screen without a login reads every eight seconds', async ({ browser }) => {
  const teacher = await prepareTeacher(server.baseURL);
  const code = await createGame(teacher, { name: 'Debat 5C' });
  const token = await pairedProjector(server.baseURL, teacher.call, code);
  const context = await browser.newContext();
  await context.addInitScript((stored) => localStorage.setItem('projector-token', stored), token);
  const screen = await openPage(context, '/screen');
  await expect(screen.page.getByText(code, { exact: true }).first()).toBeVisible();
  await screen.update();
  const reads = countReads(screen.page);
  await screen.page.clock.runFor(8_500);
  // The time that this takes goes on beside it.
  await expect.poll(reads).toBeGreaterThan(0);
  await screen.expectSame();
});

function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/projector')) reads += 1;
  });
  return () => reads;
}
