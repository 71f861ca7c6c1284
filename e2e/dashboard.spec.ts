// The list of prepared games: what a teacher does most comes first, and who is new reads what it does.
import { expect, type Locator, type Page } from '@playwright/test';
import { callerAs, identityOf, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { playAndArchive } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { pressMore } from './prepared-games.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

/** A new teacher, signed in on this page, with a prepared game; `make` returns the code of a game made of it, which waits. */
async function newTeacher(page: Page) {
  const teacher = await registerTeacher(server.baseURL);
  const call = callerAs(server.baseURL, teacher);
  await signInAs(page.context(), teacher);
  const [template] = await call('GET game_templates');
  const { _id: gameTemplateId, name } = required(template);
  const make = async () => (await call('POST config/game-template/voting-session', { body: { gameTemplateId } })).code;
  return { call, name, make };
}

test('a prepared game offers to start it, and the rest behind ⋯', async ({ page }) => {
  await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  const game = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const actions = game.first().locator('a, button');
  await expect(actions).toHaveText([/^Start/, /Meer/]);
  await actions.last().click();
  const more = page.getByRole('dialog');
  await expect(more.locator('li')).toHaveText([
    'Bewerk',
    'Voorbereidingsblad',
    'Speel het eerst zelf',
    'Kopieer',
    'Deel met een collega',
    'Verwijder',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(actions.last()).toBeFocused();
  await actions.last().click();
  await more.click({ position: { x: 3, y: 3 } });
  await expect(more).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(more).toBeHidden();
  await actions.last().click();
  await more.getByRole('link', { name: 'Voorbereidingsblad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/teacher\/games\/[\w-]+\/sheet$/);
});

test('who has never played reads what starting does, until a game is open or was played', async ({ page }) => {
  const { call, make } = await newTeacher(page);
  const explained = page.getByText('“Start” geeft je een code voor je klas.');
  const tryOut = page.getByRole('link', { name: 'Open de proefles' });
  await page.goto(`${server.baseURL}/teacher`);
  await expect(explained).toBeVisible();
  await expect(tryOut).toBeVisible();
  await expect(page.getByRole('main').getByText('Speel het eerst zelf')).toHaveCount(1);
  await expectAccessible(page);

  const code = await make();
  const expectNothingExplained = async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Klaar om te starten' })).toBeVisible();
    await expect(explained).toHaveCount(0);
    await expect(tryOut).toHaveCount(0);
  };
  await expectNothingExplained();
  await playAndArchive(server.baseURL, call, code);
  await expectNothingExplained();
});

test('what was made though its reply was lost is in the list at once, and is not made again', async ({ page }) => {
  await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  await intercept(page, /\/api\/(game_templates|config\/game-template\/voting-session)$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const game = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Start/ }) });
  await expect(game.first()).toBeVisible();
  const before = await game.count();
  // Not `innerText`, which is empty until the browser has drawn the row.
  const name = required(await page.getByRole('heading', { level: 3 }).first().textContent());
  const start = page.getByRole('button', { name: `Start ${name}`, exact: true });
  await pressMore(page, name, 'Kopieer');
  await expect(game).toHaveCount(before + 1);
  await start.click();
  const open = page.getByRole('region', { name: 'Nu open' }).getByRole('listitem');
  await expect(open).toHaveCount(1);

  await page.unrouteAll();
  await pressMore(page, name, 'Kopieer');
  await expectNotice(page, `“${name} (kopie)” staat erbij.`);
  await expect(game).toHaveCount(before + 1);
  await start.click();
  await expect(page).toHaveURL(/votingsession/);
  await page.goBack();
  await expect(open).toHaveCount(1);
});

test('a game whose question set is no longer offered is not copied, and the reason is said', async ({ page }) => {
  const { call, name } = await newTeacher(page);
  const { questionSet: id } = required((await call('GET game_templates'))[0]);
  const chief = callerAs(server.baseURL, await identityOf(server.baseURL));
  const offer = (offered: boolean) => chief('POST question_sets/:id/offered', { params: { id }, body: { offered } });
  await page.goto(`${server.baseURL}/teacher`);
  await offer(false);
  await pressMore(page, name, 'Kopieer');
  await expectNotice(
    page,
    'Kopiëren kan niet: deze stellingenset wordt niet meer aangeboden. Het spel zelf kun je nog wel starten en bewerken.',
  );
  await offer(true);
  await pressMore(page, name, 'Kopieer');
  await expectNotice(page, `“${name} (kopie)” staat erbij.`);
});

test('a game that another device has started is not removed', async ({ page }) => {
  const { call, name, make } = await newTeacher(page);
  const code = await make();
  await page.goto(`${server.baseURL}/teacher`);
  const open = page.getByRole('region', { name: 'Nu open' });
  await open.getByRole('button', { name: /^Verwijder/ }).click();
  await call('POST voting/session/:code/start', { params: { code } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, `“${name}” is intussen gestart en blijft open.`);
  await expect(open.getByRole('listitem')).toContainText(code);
  await expect(open.getByRole('button', { name: /^Verwijder/ })).toHaveCount(0);
  expect(await call('GET voting/session')).toMatchObject([{ code, state: 'ongoing' }]);
});

test('the last open game and the last prepared one are removed, and it is said', async ({ page }) => {
  const { call, name, make } = await newTeacher(page);
  await make();
  const [, ...others] = await call('GET game_templates');
  for (const { _id: id } of others) await call('DELETE game_templates/:id', { params: { id } });
  await page.goto(`${server.baseURL}/teacher`);
  const agree = () => page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await page.getByRole('button', { name: `Verwijder ${name}` }).click();
  await agree();
  await expectNotice(page, `“${name}” is verwijderd.`);
  await expect(page.getByRole('region', { name: 'Nu open' })).toHaveCount(0);
  await pressMore(page, name, 'Verwijder');
  await agree();
  await expectNotice(page, `“${name}” is verwijderd.`);
  await expect(page.getByRole('heading', { name: 'Nog geen spel' })).toBeVisible();
});

test('what is removed takes the focus to the row after it, to the last one, and then to a heading', async ({
  page,
}) => {
  const { call, make } = await newTeacher(page);
  const removeWithKeys = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).focus();
    await page.keyboard.press('Enter');
  };
  const focused = page.locator(':focus');
  const bins = (place: Page | Locator) => place.getByRole('button', { name: /^Verwijder/ });
  for (let made = 0; made < 3; made += 1) await make();
  await page.goto(`${server.baseURL}/teacher`);
  const open = page.getByRole('region', { name: 'Nu open' });
  const waiting = open.getByRole('listitem');
  await expect(waiting).toHaveCount(3);
  const codes = await waiting.locator('[data-state]').allTextContents();
  await removeWithKeys(bins(open).nth(1));
  await expect(waiting).toHaveCount(2);
  await expect(focused).toContainText(required(codes[2]).slice(-6));
  await removeWithKeys(bins(open).nth(1));
  await expect(waiting).toHaveCount(1);
  await expect(focused).toContainText(required(codes[0]).slice(-6));
  await removeWithKeys(bins(open));
  await expect(focused).toHaveText('Mijn spellen');

  for (let made = 0; made < 2; made += 1) await playAndArchive(server.baseURL, call, await make());
  await page.goto(`${server.baseURL}/teacher/archive`);
  const played = page.getByRole('main').getByRole('listitem');
  await removeWithKeys(bins(page).first());
  await expect(played).toHaveCount(1);
  await expect(played).toBeFocused();
  await removeWithKeys(bins(page));
  await expect(focused).toHaveText('Afgelopen spellen');

  await page.goto(`${server.baseURL}/teacher`);
  const prepared = page.getByRole('region', { name: 'Klaar om te starten' });
  const rows = prepared.getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const [first, next] = await rows.getByRole('heading').allTextContents();
  await pressMore(page, required(first), 'Verwijder');
  await bins(page.getByRole('alertdialog')).click();
  await expect(rows.getByRole('heading', { name: required(first), exact: true })).toHaveCount(0);
  await expect(focused.getByRole('heading', { name: required(next) })).toBeVisible();
});

test('a game that ended yesterday is put away, and can still be opened', async ({ page }) => {
  const { call, make } = await newTeacher(page);
  const over = await make();
  await call('POST voting/session/:code/start', { params: { code: over } });
  await call('POST voting/session/:code/end', { params: { code: over } });
  await make();
  await page.goto(`${server.baseURL}/teacher`);
  const open = page.getByRole('region', { name: 'Nu open' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await expect(open.locator('summary')).toHaveCount(0);

  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await open.getByText('Nog niet afgesloten: 1 spel van eerder').click();
  await expectAccessible(page);
  await open
    .getByRole('listitem')
    .filter({ hasText: over })
    .getByRole('link', { name: /^Bekijk/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${over}/.*results`));
});
