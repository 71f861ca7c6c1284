// The lobby when more joined than have an open screen: the teacher removes the others, or begins again with a new code.
import { type Page, test } from '@playwright/test';
import { createGame, newStudent } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, openLive, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { choosePeople, people } from './lead.ts';
import { server } from './server.ts';
import { expect, openPhone } from './student.ts';

startWithTeacher();
test.use(LAPTOP);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const REMOVE = 'Haal weg wie niet verbonden is';

for (const [device, viewport] of [
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`on a ${device} it says how many screens are open, and removes who has none`, async ({ browser }) => {
    const code = await createGame(teacher, {});
    await Promise.all(Array.from({ length: 5 }, () => newStudent(server.baseURL, code)));
    const context = await browser.newContext({ viewport, hasTouch: device === 'phone', reducedMotion: 'reduce' });
    // Whoever has read within the last minute is connected: what the server counts after it is simulated.
    let attendance = { count: 5, connected: 1 };
    let isDown = true;
    await intercept(context, `**/api/voting/session/${code}/participants`, async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: attendance });
      if (isDown) return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'not now' } });
      attendance = { count: 1, connected: 1 };
      return route.fulfill({ json: { removed: 4 } });
    });
    const page = await openLive(context, code);
    await people(page).click();
    await expect(page.getByText('5 leerlingen doen mee, 1 scherm staat open.')).toBeVisible();
    await expectAccessible(page);
    await button(page, REMOVE).click();
    await expect(page.getByText('Weghalen wie niet verbonden is, is niet gelukt.')).toBeVisible();
    isDown = false;
    await button(page, 'Probeer opnieuw').click();
    await expect(page.getByText('4 plaatsen zijn weer vrij.')).toBeVisible();
    await context.close();
  });

test('it begins again with a new code, and the old one is over for everybody', async ({ browser, context }) => {
  const code = await createGame(teacher, { name: 'Debat 5A' });
  const phone = await openPhone(browser, server.baseURL, code);
  await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const board = await openLive(context, code);
  // The copy fails first: the game is archived by then, and the second try goes on.
  let isDown = true;
  await intercept(context, '**/again?**', (route) => (isDown ? route.abort('internetdisconnected') : route.continue()));
  await choosePeople(board, 'Begin met een nieuwe code');
  const dialog = board.getByRole('alertdialog');
  await expect(dialog).toContainText(`code ${code} werkt dan niet meer`);
  await expectAccessible(board);
  await button(board, 'Begin met een nieuwe code').click();
  await expect(board.getByText('Een nieuwe code maken is niet gelukt.')).toBeVisible();
  isDown = false;
  await button(board, 'Begin met een nieuwe code').click();
  await expect(board).not.toHaveURL(new RegExp(code));
  await expect(board).toHaveURL(/\/teacher\/votingsession\/[A-Z0-9]{6}$/);
  await expect(board.getByText('Debat 5A')).toBeVisible();
  await expect(board.getByText('leerlingen zitten klaar')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Je zit klaar' })).toHaveCount(0);
  const open = await teacher.call('GET voting/session');
  expect(open.filter(({ name }) => name === 'Debat 5A')).toHaveLength(1);
});
