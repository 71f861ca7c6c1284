// Nobody scrolls a board, and it is read from the last row: all of it fits on the screen, in type of at least 2.6 % of the height.
import { expect, test } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { callerAs, identityOf } from '#testing/api-client.ts';
import { isDaily } from '#testing/daily.ts';
import { boardIssues } from '#testing/screens/board-issues.ts';
import { boardScreens, longBoardScreens } from '#testing/screens/board-screens.ts';
import { endScreens } from '#testing/screens/end-screens.ts';
import { changeSize } from '#testing/screens/page-size.ts';
import { pagedBoardScreens } from '#testing/screens/paged-board-screens.ts';
import { changeLanguage, loggedIn, type Make, openScreen, type Screen } from '#testing/screens/screen.ts';
import { server, startWithServer } from './server.ts';

const LAPTOP = { width: 1280, height: 720 };
const SMALL = { width: 1024, height: 768 };
const FULL = { width: 1920, height: 1080 };
const BOARDS = isDaily ? [SMALL, FULL] : [SMALL, LAPTOP, { width: 1366, height: 768 }, FULL];
const SPOKEN: readonly LanguageCode[] = isDaily ? ['NL_BE', 'DE'] : LANGUAGES;

let screens: Screen[];
startWithServer({ LANGUAGES: LANGUAGES.join(',') });
test.beforeAll(async () => {
  const identity = await identityOf(server.baseURL);
  const call = callerAs(server.baseURL, identity);
  const screen: Make = (name, path) => ({ name, audience: 'teacher', path, stored: {} });
  const laptop: Make = (name, path) => ({ ...screen(name, path), stored: loggedIn(identity) });
  screens = [
    ...(await boardScreens(server.baseURL, call, screen)),
    ...(await longBoardScreens(server.baseURL, call, screen)),
    ...(await pagedBoardScreens(server.baseURL, call, screen, laptop)),
    ...(await endScreens(server.baseURL, call, screen, laptop)),
  ];
});
test.use({ viewport: null, reducedMotion: 'reduce' });

test('what stands on a board fits on it in every language', async ({ page }) => {
  test.setTimeout(300_000);
  const issues: string[] = [];
  for (const screen of screens) {
    await changeSize(page, { width: 1024, height: 640 });
    await openScreen(page, server.baseURL, screen, LANGUAGES[0]);
    for (const language of SPOKEN) {
      await changeLanguage(page, language);
      for (const size of BOARDS) {
        await changeSize(page, size);
        for (const issue of await boardIssues(page))
          issues.push(`${screen.name} in ${language} at ${size.width}: ${issue}`);
      }
    }
  }
  expect(issues).toEqual([]);
});

test('a party game turns to one party after another, the others come together', async ({ page }) => {
  const one = screens.find(({ name }) => name === 'board-perspective-12');
  const others = screens.find(({ name }) => name === 'board-perspective-40');
  if (one === undefined || others === undefined) throw new Error('the boards are made');
  await changeSize(page, LAPTOP);
  await openScreen(page, server.baseURL, one, 'NL_BE');
  await expect(page.getByText('1 van de 3 had het juist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await openScreen(page, server.baseURL, others, 'NL_BE');
  await expect(page.getByRole('heading', { name: 'De andere partijen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(34);
  await expect(page.getByText(/had het juist/)).toHaveCount(0);
});

test('parties with very long names leave room for others', async ({ page }) => {
  const open = async (name: string) => {
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`there is no ${name}`);
    await changeSize(page, LAPTOP);
    await openScreen(page, server.baseURL, screen, 'NL_BE');
    return page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
  };
  await expect(await open('laptop-end-parties-debate')).toHaveCount(6);
  await expect(page.getByText('en nog 6 partijen')).toBeVisible();
});
