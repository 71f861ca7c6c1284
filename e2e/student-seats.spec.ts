// Three students, one tablet: each answers for themselves, and nobody can read another one's answer.

import type { Page } from '@playwright/test';
import { type Game, makeGame } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './notices.ts';
import { choose, expect, expectByItself, JOURNEY_MS, join, statement } from './student.ts';

test.describe.configure({ timeout: JOURNEY_MS });
test.use({ viewport: { width: 768, height: 1024 } });
const SECRET = 'Dat vindt alleen Jan';
const DRAFT = 'Dit stuurt Fatma niet';
const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;
let server: TestServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const textOf = (game: Game, index: number): string => game.statements[index]?.description ?? '';

/** Shares the device in the waiting room. */
async function share(page: Page, code: string, how: string): Promise<void> {
  await join(page, server.baseURL, code);
  await page.getByRole('button', { name: 'Met meer op dit toestel?' }).click();
  await expect(heading(page, 'Met hoeveel deel je dit toestel?')).toBeVisible();
  await page.getByRole('radio', { name: how }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
}

/** That number takes the device and sees the statement. */
async function take(page: Page, number: number, text: string): Promise<void> {
  await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
  await page.getByRole('button', { name: `Ik ben nummer ${number}` }).click();
  await expect(statement(page, text)).toBeVisible();
}

/** All numbers answer, each something else. */
async function answerAll(page: Page, text: string): Promise<void> {
  for (const [at, opinion] of OPINIONS.entries()) {
    await take(page, at + 1, text);
    await choose(page, opinion);
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
}

/** After the question that stands for holding the number. */
async function openResults(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Nummer ${number}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Ben jij nummer ${number}?`);
  await page.getByRole('button', { name: 'Ja, toon mijn resultaat' }).click();
  await expect(heading(page, 'Wie denkt zoals jij?')).toBeVisible();
}

/** What of an answer can be read in the page. */
const expectNothingOf = async (page: Page, ...words: readonly string[]) => {
  const html = await page.evaluate(() => document.documentElement.innerHTML);
  for (const word of words) expect(html).not.toContain(word);
};

const opinionsOn = async (game: Game, index: number): Promise<string[]> =>
  (await game.answers())
    .filter(({ statementId }) => statementId === game.statements[index]?._id)
    .map(({ opinion }) => opinion)
    .sort();

test('a whole game on one tablet, with a reload in mid-pass and an answer without a network', async ({
  page,
  context,
}) => {
  const game = await makeGame(server.baseURL);
  await test.step('each seat is a participant of its own', async () => {
    await share(page, game.code, 'Met drie');
    await expectAccessible(page);
    await game.start();
    await answerAll(page, textOf(game, 0));
    await expect.poll(() => opinionsOn(game, 0)).toEqual([...OPINIONS].sort());
    expect(new Set((await game.answers()).map(({ studentId }) => studentId)).size).toBe(3);
  });

  await test.step('a reload comes back to the screen between two of them', async () => {
    await game.moveTo(1);
    await take(page, 1, textOf(game, 1));
    await choose(page, 'Niet akkoord');
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await expectAccessible(page);
    await expectNothingOf(page, ...OPINIONS);
    await expect.poll(() => opinionsOn(game, 1)).toEqual(['Niet akkoord']);
    await page.reload();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await take(page, 2, textOf(game, 1));
    await page.reload();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  });

  await test.step('an answer without a network is sent as the one who gave it', async () => {
    await take(page, 2, textOf(game, 1));
    await context.route('**/opinion', (route) => route.abort('internetdisconnected'));
    await choose(page, 'Akkoord');
    await take(page, 3, textOf(game, 1));
    await choose(page, 'Neutraal');
    await expect(page.getByText('2 antwoorden wachten.')).toBeVisible();
    await expectNothingOf(page, ...OPINIONS);
    await context.unroute('**/opinion');
    await expectByItself.poll(() => opinionsOn(game, 1)).toEqual([...OPINIONS].sort());
    const answers = await game.answers();
    const by = (opinion: string, index: number) =>
      answers.find((answer) => answer.opinion === opinion && answer.statementId === game.statements[index]?._id)
        ?.studentId;
    // Number 1 said so of the first statement, number 2 of the second.
    expect(by('Akkoord', 1)).toBe(by('Neutraal', 0));
    expect(by('Neutraal', 1)).toBe(by('Niet akkoord', 0));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });

  await test.step('the class goes on in mid-pass: the new statement begins with number 1', async () => {
    await game.moveTo(2);
    await take(page, 1, textOf(game, 2));
    await choose(page, 'Akkoord');
    await take(page, 2, textOf(game, 2));
    await game.moveTo(0);
    await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
    await game.moveTo(2);
    await take(page, 2, textOf(game, 2));
  });

  await test.step('everybody opens their own results, and only those', async () => {
    await game.end();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expectAccessible(page);
    await openResults(page, 1);
    await expect(page.getByText('3 antwoorden')).toBeVisible();
    await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expect(page.getByText('3 antwoorden')).toHaveCount(0);

    await page.getByRole('button', { name: 'Nummer 2' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ja, toon mijn resultaat' }).click();
    await expect(page.getByText('2 antwoorden')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();

    await page.getByRole('button', { name: 'Nummer 3' }).hover();
    await page.mouse.down();
    await expect(page.getByText('2 antwoorden')).toBeVisible();
    await page.mouse.up();
  });
});

test('nothing that one of them wrote or sees can be read by another', async ({ page, context }) => {
  const game = await makeGame(server.baseURL, { settings: ['own_arguments', 'own_tempo'], statements: 1 });
  const text = textOf(game, 0);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const argument = page.getByRole('textbox');
  await page.goto(server.baseURL);
  await share(page, game.code, 'Met drie');
  await game.start();

  await test.step('storage: an argument that the server has, and a draft of who handed on, are gone', async () => {
    await take(page, 1, text);
    await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
    await argument.fill(SECRET);
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await expectNothingOf(page, SECRET);
    await expect.poll(stored).not.toContain(SECRET);

    await take(page, 2, text);
    await expect(argument).toHaveValue('');
    await argument.fill(DRAFT);
    await expect.poll(stored).toContain(DRAFT);
    await page.getByRole('button', { name: 'Geef door' }).click();
    await take(page, 3, text);
    await expect(argument).toHaveValue('');
    await expectNothingOf(page, SECRET, DRAFT);
    expect(await stored()).not.toContain(DRAFT);
  });

  await test.step('back button: it leads out of the game, and forward to nobody', async () => {
    await page.goBack();
    await expect(page.getByLabel('Code van je leerkracht')).toBeVisible();
    await page.goForward();
    // Number 2 is there again: the page does not know who holds it.
    await expect(heading(page, 'Geef door aan 2')).toBeVisible();
    await expectNothingOf(page, SECRET, DRAFT);
    for (const number of [2, 3]) {
      await take(page, number, text);
      await page.getByRole('radio', { name: 'Neutraal', exact: true }).check();
      await page.getByRole('button', { name: 'Verstuur' }).click();
    }
    await expect(heading(page, 'Jullie zijn klaar')).toBeVisible();
    await expect.poll(async () => (await game.answers()).length).toBe(3);
  });

  await test.step('results: the way back leads to the choice, and what was read for one is not shown to another', async () => {
    await page.getByRole('link', { name: 'Kies je nummer' }).click();
    await openResults(page, 1);
    await page.locator('main li a').first().click();
    await expect(page.getByText(SECRET)).toBeVisible();
    await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expectNothingOf(page, SECRET);
    await page.goBack();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();

    await context.route('**/api/result/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Nummer 2' }).click();
    await page.getByRole('button', { name: 'Ja, toon mijn resultaat' }).click();
    await expectByItself(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
    await expectNothingOf(page, SECRET);
    expect(await stored()).not.toContain(SECRET);
  });

  await test.step('leaving the device takes all of them away', async () => {
    await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
    await page.getByRole('button', { name: 'Klaar op dit toestel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Klaar op dit toestel' }).click();
    await expect(page).toHaveURL(`${server.baseURL}/`);
    await expect.poll(stored).not.toContain('seats');
  });
});

test('each plays a party of their own, and the others go on when one stops', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  const [first, second] = game.parties;
  const play = async (name = '') => {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: `Speel als ${name}` }).click();
  };
  await join(page, server.baseURL, game.code);
  await play(first?.name);
  await expect(page.getByText('Met een groep samen één partij spelen mag ook')).toBeVisible();
  await page.getByRole('button', { name: 'Met meer op dit toestel?' }).click();
  await page.getByRole('radio', { name: 'Met drie' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  for (const number of [2, 3]) {
    await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
    await page.getByRole('button', { name: `Ik ben nummer ${number}` }).click();
    await expect(heading(page, 'Kies een partij')).toBeVisible();
    await play(second?.name);
  }
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  await page.getByText('Iemand stopt of komt erbij').click();
  await page.getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expect(page.getByRole('button', { name: 'Nummer 2 stopt' })).toHaveCount(0);

  await game.start();
  for (const [number, party] of [
    [1, first],
    [3, second],
  ] as const) {
    await take(page, number, textOf(game, 0));
    await expect(page.getByText(party?.name ?? '')).toBeVisible();
    await choose(page, 'Akkoord');
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
  await expect
    .poll(async () => (await game.answers()).map(({ partyId }) => partyId).sort())
    .toEqual([first?._id, second?._id].sort());
});
