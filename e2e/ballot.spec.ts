// An election in the class, and in the school: what only browsers show of it.
import type { Page } from '@playwright/test';
import { makeGame, newStudent, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { closeBallot, heldBallot, openElection, voteFor } from '#testing/screens/ballot-screens.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { lead, mainButton, startFrom } from './lead.ts';
import { test } from './notices.ts';
import { heading, share, sit } from './seats.ts';
import { server } from './server.ts';
import { expect, join, openPhone } from './student.ts';

test.use(LAPTOP);

startWithTeacher({ isSignedIn: true });

const names = (page: Page) =>
  page.getByRole('radio').evaluateAll((all) => all.map((one) => one.closest('label')?.textContent));
const chosenIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) });

test('a teacher picks the longer election on its card, and starts it at one press', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher`);
  const card = page.getByRole('article', { name: 'Verkiezing in de klas' });
  await expect(card.getByRole('radio', { name: '20 min' })).toBeChecked();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await card.getByRole('radio', { name: '100 min' }).check();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Zo verloopt deze les' }).click();
  await expect(page.getByRole('heading', { name: 'Tweede stembus' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Verkiezing in de klas' }).click();
  await expect(page).toHaveURL(/\/teacher\/votingsession\/\w{6}$/);
});

test('a vote is in no storage, waits for the network, and is cast once', async ({ browser }) => {
  const game = await openElection(server.baseURL, teacher.call);
  const party = required(game.parties[0]);
  const page = await openPhone(browser, server.baseURL, game.code);
  await expect(heading(page, 'Stembiljet')).toBeVisible();
  await expectAccessible(page);
  const order = await names(page);
  expect(order.at(-1)).toBe('Blanco');
  expect(order.slice(0, -1).toSorted()).toEqual(game.parties.map(({ name }) => name).toSorted());

  await page.getByRole('radio', { name: party.name, exact: true }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Steek in de bus' }).click();
  await expect(page.getByText('Laat deze pagina open')).toBeVisible();
  expect(await chosenIn(page)).not.toContain(party._id);
  await page.context().setOffline(false);
  await expect(heading(page, 'Je stem zit in de bus')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Je stem zit in de bus')).toBeVisible();
  await expect(page.getByText(party.name)).toHaveCount(0);

  const late = await openPhone(browser, server.baseURL, game.code);
  await late.getByRole('radio', { name: 'Blanco' }).check();
  await late.reload();
  await expect(late.getByRole('radio', { checked: true })).toHaveCount(0);
  await voteFor(server.baseURL, game, [3, 2]);
  await closeBallot(teacher.call, game);
  await expect(late.getByText('De stembus is gesloten, zonder jouw stem.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leg je toestel even weg' })).toBeVisible();
});

test('a class votes, counts its seats and looks for a majority, on laptop and remote alike', async ({
  page,
  browser,
}) => {
  const game = await makeGame(server.baseURL, { settings: ['ballot'], parties: 4 });
  const [a, b, c] = game.parties;
  const students = await Promise.all(Array.from({ length: 12 }, () => newStudent(server.baseURL, game.code)));
  await page.goto(liveOf(game.code));
  await startFrom(page).click();
  await expect(heading(page, 'Stem op je toestel. Niemand ziet je stem.')).toBeVisible();
  await expect(mainButton(page)).toHaveAttribute('data-main', 'asleep');
  for (const [at, { vote }] of students.entries()) {
    const party = at < 5 ? a : at < 9 ? b : c;
    await vote(1, party?._id ?? null);
  }
  await expect(mainButton(page)).toHaveAttribute('data-main', 'awake');
  await lead(page, 'Sluit de stembus');
  await lead(page, 'Ja, sluit de stembus');
  await expect(heading(page, /^De zetels/)).toBeVisible();
  await expectAccessible(page);

  const remote = await openRemote(browser, game.code);
  await expect(heading(remote, 'De zetels')).toBeVisible();
  await lead(page, 'Zoek een meerderheid');
  await expect(heading(page, /^Wie regeert er samen/)).toBeVisible();
  await page.keyboard.press('Digit1');
  await expect(chip(remote, a?.name ?? '')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('nog 2')).toBeVisible();
  await chip(remote, b?.name ?? '').click();
  await expect(page.getByText('voorbij de helft')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(remote);
  await lead(remote, 'Naar het debat');
  await expect(page.getByRole('heading', { level: 1, name: textOf(game, 0) })).toBeVisible();
});

test('a ballot that was closed too early says so, and is opened again', async ({ page }) => {
  const game = await openElection(server.baseURL, teacher.call);
  await voteFor(server.baseURL, game, [2]);
  await page.goto(liveOf(game.code));
  await expect(page.getByText('Nog 3 stemmen nodig voor een uitslag.')).toBeVisible();
  await lead(page, 'Sluit de stembus');
  await lead(page, 'Sluit zonder uitslag');
  await expect(heading(page, 'Te weinig stemmen om te tonen')).toBeVisible();
  await page.getByRole('button', { name: 'Open de stembus opnieuw' }).click();
  await expect(heading(page, 'Stem op je toestel. Niemand ziet je stem.')).toBeVisible();
});

test('students who share a device vote one after another, each for themselves', async ({ browser }) => {
  const game = await makeGame(server.baseURL, { settings: ['ballot'] });
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, locale: 'nl-BE' });
  const page = await context.newPage();
  await share(page, server.baseURL, game.code, 'Met twee');
  await teacher.call('POST voting/session/:code/start', { params: { code: game.code }, body: { ballot: true } });
  for (const number of [1, 2]) {
    await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
    await sit(page, number);
    await expect(heading(page, 'Stembiljet')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Blanco' }).check();
    await page.getByRole('button', { name: 'Steek in de bus' }).click();
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  const { voted } = await teacher.call('GET voting/session/:code/ballot', { params: { code: game.code } });
  expect(voted).toBe(2);
});

test('three classes make a school’s parliament, on the screen and on paper', async ({ page }) => {
  const games = [
    await heldBallot(server.baseURL, teacher.call, [9, 5, 2], 1),
    await heldBallot(server.baseURL, teacher.call, [4, 8, 3]),
    await heldBallot(server.baseURL, teacher.call, [6, 6, 1]),
  ];
  const [first, second, third] = games;
  if (!first || !second || !third) throw new Error('there are three classes');
  await page.goto(liveOf(third.code));
  await page.getByRole('button', { name: 'Tel mee in de school' }).click();
  await page.getByLabel('Code van de school').fill('Onze verkiezing');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Maak een telling en tel mee' }).click();
  await expect(page.getByText('Samen zijn het 1 klas en 13 stemmen.')).toBeVisible();
  await page.getByRole('link', { name: 'Toon de school' }).click();
  await expect(heading(page, 'Onze verkiezing')).toBeVisible();
  await expect(page.getByText('Vanaf 3 klassen en 40 stemmen')).toBeVisible();
  const code = page.url().split('/').at(-1) ?? '';
  for (const { code: game } of [first, second])
    await teacher.call('POST voting/session/:code/ballot/count', {
      params: { code: game },
      body: { schoolCode: code, round: 1 },
    });
  await page.reload();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('44');
  await expect(page.getByText('100 zetels · 51 is genoeg')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test('forty parties scroll under the button, on a small phone too', async ({ browser }) => {
  const game = await openElection(server.baseURL, teacher.call);
  const page = await (await browser.newContext({ viewport: { width: 320, height: 480 }, locale: 'nl-BE' })).newPage();
  await join(page, server.baseURL, game.code);
  const button = page.getByRole('button', { name: 'Steek in de bus' });
  await expect(button).toBeInViewport();
  await page.getByRole('radio', { name: 'Blanco' }).focus();
  await expect(button).toBeInViewport();
  const label = page.locator('label', { hasText: 'Blanco' });
  const [row, foot] = [await label.boundingBox(), await button.boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
