// A device that several students share, when something comes in between: a lock, a browser without storage, a second device, a dead battery, somebody who stops.
import type { Page } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { type Game, makeGame, textOf } from '#testing/game.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { answerAll, answerAs, expectNothingOf, heading, OPINIONS, share, stored, take } from './seats.ts';
import { server, startWithServer } from './server.ts';
import { argue, choose, expect, expectByItself, giveAnswer, join } from './student.ts';

test.use({ viewport: { width: 768, height: 1024 } });

startWithServer();

/** Puts the page into the background, as when the screen goes off, and back. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

/** What was answered, in the order of the options. */
const given = async ({ answers }: Pick<Game, 'answers'>): Promise<string[]> =>
  (await answers()).map(({ opinion }) => opinion).sort();

test('in a locked game students who joined play on, and others get in once it is unlocked', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL);
  const lock = (locked: boolean) =>
    call('POST voting/session/:code/lock', { params: { code: game.code }, body: { locked } });
  await share(page, server.baseURL, game.code, 'Met twee');
  await lock(true);
  await page.reload();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  await page.getByText('Iemand stopt of komt erbij').click();
  await page.getByRole('button', { name: 'Er komt iemand bij' }).click();
  await expect(page.getByText('Nummer 3 raakt er niet in: je leerkracht laat niemand meer binnen.')).toBeVisible();

  await game.start();
  await answerAs(page, 1, textOf(game, 0), 'Akkoord');
  await answerAs(page, 2, textOf(game, 0), 'Neutraal');
  await expect(page.getByText('Nummer 3 raakt er niet in: je leerkracht laat niemand meer binnen.')).toBeVisible();
  await expect.poll(() => given(game)).toEqual(['Akkoord', 'Neutraal']);
  await lock(false);
  await expectByItself(heading(page, 'Geef door aan 3')).toBeVisible();
  await answerAs(page, 3, textOf(game, 0), 'Niet akkoord');
  await expect.poll(() => given(game)).toEqual([...OPINIONS]);
});

test('where the browser stores nothing one student plays, in words', async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const game = await makeGame(server.baseURL);
  await join(page, server.baseURL, game.code);
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await expect(heading(page, 'Hier kan maar één leerling spelen')).toBeVisible();
  await expect(page.getByText('Deze browser onthoudt niets')).toBeVisible();
  await page.getByRole('button', { name: 'Ik ben alleen' }).click();
  await game.start();
  for (const [at, opinion] of OPINIONS.entries()) {
    await game.moveTo(at);
    await expect(heading(page, textOf(game, at))).toBeVisible();
    await giveAnswer(page, opinion);
  }
  await game.end();
  await expect(heading(page, /zoals jij/)).toBeVisible();
  await expect(page.getByText('3 antwoorden')).toBeVisible();
  expect(await given(game)).toEqual([...OPINIONS]);
});

test('a device that slept wakes between two students, and has what was typed for who typed it', async ({ page }) => {
  await page.clock.install();
  const game = await makeGame(server.baseURL, { settings: ['own_arguments'] });
  await share(page, server.baseURL, game.code, 'Met twee');
  await game.start();
  await take(page, 1, textOf(game, 0));
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await page.getByRole('textbox').fill('Wie werkt, mag stemmen.');
  const sleep = async (time: string) => {
    await hide(page, true);
    await page.clock.fastForward(time);
    await hide(page, false);
  };
  await sleep('00:20');
  await expect(page.getByRole('textbox')).toHaveValue('Wie werkt, mag stemmen.');
  await sleep('00:40');
  await expect(heading(page, 'Geef door aan 1')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain('Wie werkt');
  await take(page, 1, textOf(game, 0));
  await expect(page.getByRole('textbox')).toHaveValue('Wie werkt, mag stemmen.');
});

test('two devices for the same students: one answer each, the last one, and nothing of it on the other', async ({
  page,
  context,
  browser,
}) => {
  const game = await makeGame(server.baseURL);
  await share(page, server.baseURL, game.code, 'Met twee');
  const storageState = await context.storageState();
  const twin = await browser.newContext({ storageState, locale: 'nl-BE', viewport: { width: 768, height: 1024 } });
  const other = await twin.newPage();
  await join(other, server.baseURL, game.code);
  await game.start();
  for (const device of [page, other]) await take(device, 1, textOf(game, 0));
  await choose(page, 'Akkoord');
  await expect.poll(() => given(game)).toEqual(['Akkoord']);
  await choose(other, 'Neutraal');
  await expect.poll(() => given(game)).toEqual(['Neutraal']);
  await expect(heading(other, 'Geef door aan 2')).toBeVisible();
  await expectNothingOf(other, ...OPINIONS);
  await answerAs(page, 2, textOf(game, 0), 'Niet akkoord');
  await expect.poll(() => given(game)).toEqual(['Neutraal', 'Niet akkoord']);
  // After a reload the other one shows that everybody has answered.
  await other.reload();
  await expect(heading(other, 'Iedereen is klaar')).toBeVisible();
  await twin.close();
});

test('two tabs of one device agree whose turn it is', async ({ page, context }) => {
  const game = await makeGame(server.baseURL);
  await share(page, server.baseURL, game.code, 'Met twee');
  const tab = await context.newPage();
  await join(tab, server.baseURL, game.code);
  await game.start();
  await take(page, 1, textOf(game, 0));
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Akkoord');
  await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  await expect(heading(tab, 'Geef door aan 2')).toBeVisible();
  await context.unroute('**/opinion');
  await answerAs(tab, 2, textOf(game, 0), 'Neutraal');
  await expectByItself.poll(() => given(game)).toEqual(['Akkoord', 'Neutraal']);
  for (const each of [page, tab]) await expectByItself(heading(each, 'Iedereen is klaar')).toBeVisible();
});

test('a device that dies in mid-pass: what was given is sent, and the student who held it is asked again', async ({
  page,
  context,
}) => {
  const game = await makeGame(server.baseURL, { settings: ['own_arguments'] });
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await take(page, 1, textOf(game, 0));
  await argue(page, 'Akkoord');
  await take(page, 2, textOf(game, 0));
  await page.getByRole('radio', { name: 'Neutraal', exact: true }).check();
  await page.getByRole('textbox').fill('Nog niet verstuurd');
  await page.close();
  expect(await game.answers()).toEqual([]);

  await context.unroute('**/opinion');
  const again = await context.newPage();
  await join(again, server.baseURL, game.code);
  await expect(heading(again, 'Geef door aan 2')).toBeVisible();
  await expectNothingOf(again, 'Nog niet verstuurd', ...OPINIONS);
  await expectByItself.poll(() => given(game)).toEqual(['Akkoord']);
  await take(again, 2, textOf(game, 0));
  await expect(again.getByRole('textbox')).toHaveValue('Nog niet verstuurd');
  await again.getByRole('button', { name: 'Verstuur' }).click();
  await take(again, 3, textOf(game, 0));
  await expect(again.getByRole('textbox')).toHaveValue('');
  await argue(again, 'Niet akkoord');
  await expect(heading(again, 'Iedereen is klaar')).toBeVisible();
  await expect.poll(() => given(game)).toEqual([...OPINIONS]);
  expect(new Set((await game.answers()).map(({ studentId }) => studentId)).size).toBe(3);
});

test('a device that is turned and sleeps: what was typed stays with its student, and goes when the class is further', async ({
  page,
  context,
}) => {
  const game = await makeGame(server.baseURL, { settings: ['own_arguments'] });
  const argument = page.getByRole('textbox');
  await share(page, server.baseURL, game.code, 'Met twee');
  await game.start();
  await take(page, 1, textOf(game, 0));
  await argue(page, 'Akkoord');
  await take(page, 2, textOf(game, 0));
  await page.getByRole('radio', { name: 'Neutraal', exact: true }).check();
  await argument.fill('Nog niet verstuurd');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(argument).toHaveValue('Nog niet verstuurd');
  await expect(page.getByRole('radio', { name: 'Neutraal', exact: true })).toBeChecked();

  await context.setOffline(true);
  await game.moveTo(1);
  await context.setOffline(false);
  await expectByItself(heading(page, 'Geef door aan 1')).toBeVisible();
  await expect(page.getByText('De klas is al bij de volgende stelling.')).toBeVisible();
  await expectNothingOf(page, 'Nog niet verstuurd', ...OPINIONS);
  await take(page, 1, textOf(game, 1));
  await expect(argument).toHaveValue('');
  expect(await stored(page)).not.toContain('Nog niet verstuurd');
  expect(await given(game)).toEqual(['Akkoord']);
});

test('one who stops leaves the answers given, no result on the device, and the turn to the others', async ({
  page,
}) => {
  const game = await makeGame(server.baseURL);
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await answerAll(page, textOf(game, 0));
  await page.getByText('Iemand stopt', { exact: true }).click();
  await page.getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expect(page.getByRole('button', { name: 'Nummer 2 stopt' })).toHaveCount(0);

  await game.moveTo(1);
  await answerAs(page, 1, textOf(game, 1), 'Akkoord');
  await answerAs(page, 3, textOf(game, 1), 'Akkoord');
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  await expect.poll(() => given(game)).toEqual(['Akkoord', 'Akkoord', 'Akkoord', 'Neutraal', 'Niet akkoord']);
  await game.end();
  await expect(heading(page, 'Kies je nummer')).toBeVisible();
  await expect(page.getByRole('button', { name: /Nummer \d/ })).toHaveText([/Nummer 1/, /Nummer 3/]);
});

test('a device that is put away says so on every screen, also between two students', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL);
  const putAway = (away: boolean) =>
    call('POST voting/session/:code/devices-away', { params: { code: game.code }, body: { away } });
  const asked = page.getByRole('dialog', { name: 'Leg je toestel even weg' });
  await share(page, server.baseURL, game.code, 'Met twee');
  await putAway(true);
  await expect(asked).toBeVisible();
  await game.start();
  await expect(asked).toHaveCount(0);
  await expect(heading(page, 'Geef door aan 1')).toBeVisible();
  await putAway(true);
  await expect(asked).toBeVisible();
  await putAway(false);
  await expect(asked).toHaveCount(0);
  await answerAs(page, 1, textOf(game, 0), 'Akkoord');
  await take(page, 2, textOf(game, 0));
  await putAway(true);
  await expect(asked).toBeVisible();
});

test('one who stops before the game begins does not come back into the count, also not number 1', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL);
  const joined = async () =>
    (await call('GET voting/session/:code/participants', { params: { code: game.code } })).count;
  await share(page, server.baseURL, game.code, 'Met drie');
  expect(await joined()).toBe(3);
  await page.getByText('Iemand stopt of komt erbij', { exact: true }).click();
  await page.getByRole('button', { name: 'Nummer 1 stopt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nummer 1 stopt' }).click();
  await expect.poll(joined).toBe(2);
  // As after each look at another page: the game is read again.
  const read = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith(`/session/${game.code}`));
  await hide(page, true);
  await hide(page, false);
  await read;
  await page.reload();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  expect(await joined()).toBe(2);
});
