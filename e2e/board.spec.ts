// Nobody scrolls a projector without a login, so all of its content fits on the screen.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { callerAs, identityOf } from '#testing/api-client.ts';
import { boardScreens, longBoardScreens } from '#testing/screens/board-screens.ts';
import { type Make, openScreen, type Screen } from '#testing/screens/screen.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

const BOARDS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

let server: TestServer;
let screens: Screen[];
test.beforeAll(async () => {
  server = await startServer({ LANGUAGES: LANGUAGES.join(',') });
  const call = callerAs(server.baseURL, await identityOf(server.baseURL));
  const screen: Make = (name, path) => ({ name, audience: 'teacher', path, stored: {} });
  screens = [
    ...(await boardScreens(server.baseURL, call, screen)),
    ...(await longBoardScreens(server.baseURL, call, screen)),
  ];
});
test.afterAll(() => server.stop());
test.use({ reducedMotion: 'reduce' });

/** Pixels by which the page is longer than the screen, once scripts that depend on the screen's size have run: they may leave out one part after the other. */
const tooLong = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const over = () => document.documentElement.scrollHeight - innerHeight;
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    for (let tries = 0; over() > 0 && tries < 20; tries++) await frame();
    return over();
  });
/** Texts of the lists that lie over the title, which does not make the page longer. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const below = heading?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('main li b, main li p')]
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().top < below)
      .map((text) => text.textContent ?? '');
  });

for (const language of LANGUAGES)
  test(`what stands on a board fits on it in ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    const issues: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize({ width: 1024, height: 640 });
      await openScreen(page, server.baseURL, screen, language);
      for (const size of BOARDS) {
        await page.setViewportSize(size);
        const pixels = await tooLong(page);
        if (pixels > 0) issues.push(`${screen.name} at ${size.width}: ${pixels} px`);
        for (const text of await overlapping(page))
          issues.push(`${screen.name} at ${size.width}: over the title: ${text}`);
      }
    }
    expect(issues).toEqual([]);
  });

test('of many parties those that surprise most are there, and how many others there are', async ({ page }) => {
  const many = screens.find(({ name }) => name === 'board-perspective-40');
  const few = screens.find(({ name }) => name === 'board-perspective-12');
  if (many === undefined || few === undefined) throw new Error('the boards are made');
  await openScreen(page, server.baseURL, many, 'NL_BE');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(12);
  await expect(page.getByText('en nog 28 andere partijen')).toBeVisible();
  await expect(page.getByText('1 van 3 juist')).toHaveCount(12);
  await openScreen(page, server.baseURL, few, 'NL_BE');
  await expect(rows).toHaveCount(12);
  await expect(page.getByText(/andere partij/)).toHaveCount(0);
});
