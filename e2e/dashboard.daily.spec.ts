// The start: lessons that nobody has to make, what is open, and what a teacher prepared.
import { expect, type Locator, type Page } from '@playwright/test';
import { callerAs, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { createTemplate } from '#testing/game.ts';
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
  const [listed] = await call('GET question_sets', { query: { mode: 'teacher' } });
  const set = await call('GET question_sets/:id', { params: { id: required(listed)._id } });
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  const published = { call, questionSet: set._id, statements: ids(set.statements), parties: ids(set.parties) };
  const name = 'Klasdebat';
  const prepare = (other: string) => createTemplate(published, { name: other });
  const gameTemplateId = await prepare(name);
  const make = async () => (await call('POST config/game-template/voting-session', { body: { gameTemplateId } })).code;
  return { call, name, make, prepare };
}

test('a lesson is in its lobby after one press and one call', async ({ page }) => {
  const { call } = await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  const cards = page.getByRole('region', { name: 'Hoeveel tijd heb je?' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    ...['Eén stelling', 'Drie stellingen', 'Speel een partij', 'Verkiezing in de klas'],
  ]);
  await expect(cards.nth(1)).toContainText('50 min');
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Start Drie stellingen' }).click();
  await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z2-9]{6}$/);
  await expect(page.getByRole('button', { name: 'Start het spel' })).toBeVisible();
  expect(sent).toEqual(['/api/config/game-template/voting-session']);
  const [game] = await call('GET voting/session');
  expect(game).toMatchObject({ type: 'debate', statements: 3, state: 'draft' });
  expect(game?.name).toMatch(/^Drie stellingen · \d+ \p{L}+$/u);
});

test('a card has other statements, until the first ones come again', async ({ page }) => {
  await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  const statements = page.getByRole('article', { name: 'Drie stellingen' }).getByRole('listitem');
  const others = page.getByRole('button', { name: 'Andere Drie stellingen' });
  await expect(statements).toHaveCount(3);
  const first = await statements.allTextContents();
  const seen: string[] = [...first];
  for (let lesson = 2; lesson <= 5; lesson += 1) {
    await others.click();
    await expect(statements.first()).not.toHaveText(required(seen.at(-3)));
    seen.push(...(await statements.allTextContents()));
  }
  // Fifteen statements, each once.
  expect(new Set(seen).size).toBe(15);
  await others.click();
  await expect(statements).toHaveText(first);
});

test('a lesson is adapted in the wizard, with everything filled in, and nothing is lost by it', async ({ page }) => {
  const { call } = await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  const chosen = await page.getByRole('article', { name: 'Drie stellingen' }).getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'Pas aan Drie stellingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welke stellingen speel je?' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  for (const statement of chosen) await expect(page.getByRole('checkbox', { name: statement })).toBeChecked();
  await page.getByRole('checkbox', { checked: true }).first().uncheck();
  await page.goto(`${server.baseURL}/teacher`);
  await expect(page.getByRole('heading', { name: /^Drie stellingen · / })).toBeVisible();

  // Another lesson would take the place of what was begun.
  await page.getByRole('button', { name: 'Pas aan Eén stelling' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hou het' }).click();
  await page.getByRole('link', { name: 'Werk verder' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Nakijken' }).click();
  await page.getByRole('button', { name: 'Maak het spel' }).click();
  await expect(page.getByRole('heading', { name: /^Drie stellingen · / })).toBeVisible();
  const [newest] = await call('GET game_templates');
  expect(newest?.statements).toHaveLength(2);
});

test('a game that was made though its reply was lost is in the list at once, and is not made again', async ({
  page,
}) => {
  await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  await intercept(page, /\/api\/config\/game-template\/voting-session$/, async (route) => {
    await route.fetch();
    return route.abort();
  });
  const start = page.getByRole('button', { name: 'Start Eén stelling' });
  await start.click();
  const open = page.getByRole('region', { name: 'Verder' }).getByRole('listitem');
  await expect(open).toHaveCount(1);
  await page.unrouteAll();
  await start.click();
  await expect(page).toHaveURL(/votingsession/);
  await page.goBack();
  await expect(open).toHaveCount(1);
});

test('an own lesson offers to start it, and the rest behind ⋯', async ({ page }) => {
  const { name } = await newTeacher(page);
  await page.goto(`${server.baseURL}/teacher`);
  const game = page.getByRole('region', { name: 'Mijn eigen lessen' }).getByRole('listitem');
  const actions = game.first().locator('a, button');
  await expect(actions).toHaveText([/^Start/, /Meer/]);
  await actions.last().click();
  const more = page.getByRole('dialog', { name });
  await expect(more.locator('li')).toHaveText([
    'Bewerk',
    'Zo verloopt deze les',
    'Speel het eerst zelf',
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
});

test('a game that another device has started is not removed', async ({ page }) => {
  const { call, name, make } = await newTeacher(page);
  const code = await make();
  await page.goto(`${server.baseURL}/teacher`);
  const open = page.getByRole('region', { name: 'Verder' });
  await open.getByRole('button', { name: /^Verwijder/ }).click();
  await call('POST voting/session/:code/start', { params: { code } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, `“${name}” is intussen gestart en blijft open.`);
  await expect(open.getByRole('listitem')).toContainText(code);
  await expect(open.getByRole('button', { name: /^Verwijder/ })).toHaveCount(0);
  expect(await call('GET voting/session')).toMatchObject([{ code, state: 'ongoing' }]);
});

test('the last open game and the last prepared one are removed, and it is said', async ({ page }) => {
  const { name, make } = await newTeacher(page);
  await make();
  await page.goto(`${server.baseURL}/teacher`);
  const agree = () => page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await page.getByRole('button', { name: `Verwijder ${name}` }).click();
  await agree();
  await expectNotice(page, `“${name}” is verwijderd.`);
  await expect(page.getByText('Nu loopt er geen spel.')).toBeVisible();
  await pressMore(page, name, 'Verwijder');
  await agree();
  await expectNotice(page, `“${name}” is verwijderd.`);
  await expect(page.getByText(/^Nog geen\. Met “Pas aan”/)).toBeVisible();
});

test('what is removed takes the focus to the row after it, to the last one, and then to a heading', async ({
  page,
}) => {
  const { make, prepare } = await newTeacher(page);
  await prepare('Tweede spel');
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
  const open = page.getByRole('region', { name: 'Verder' });
  const waiting = open.getByRole('listitem');
  await expect(waiting).toHaveCount(3);
  const codes = await waiting.locator('[translate="no"]').allTextContents();
  await removeWithKeys(bins(open).nth(1));
  await expect(waiting).toHaveCount(2);
  await expect(focused).toContainText(required(codes[2]).slice(-6));
  await removeWithKeys(bins(open).nth(1));
  await expect(waiting).toHaveCount(1);
  await expect(focused).toContainText(required(codes[0]).slice(-6));
  await removeWithKeys(bins(open));
  await expect(focused).toHaveText('Verder');

  await page.goto(`${server.baseURL}/teacher`);
  const prepared = page.getByRole('region', { name: 'Mijn eigen lessen' });
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
  const open = page.getByRole('region', { name: 'Verder' });
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
    .getByRole('link', { name: /^Ga verder/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${over}/.*results`));
});
