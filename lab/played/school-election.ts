// `npm run lab -- school-election [--folder=<folder>]`: three classes of 24 vote on three boards, look for a majority, debate, vote again, and are
// counted for their school, on the screen and on paper. Five of each class are real browsers on five kinds of device, the others call the API.
// Seats, coalitions and the school's parliament are worked out again here, by code that shares nothing with the server's.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '#lab/bench/browser.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { callerAs, type Identity, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { newStudent, prepareTeacher, type Student } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { BLANK, CLASSES, type Class, COLORS, OPINIONS, PARTIES, STATEMENT, STUDENTS } from './classes.ts';
import { dHondt, partyNamed, seatsOf, turnout } from './counted-again.ts';
import { album, Checks, expect, inTurns, KINDS, lead, openPhone } from './phones.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: join(tmpdir(), 'halfrond-school-election') } },
});

const server = await startServer({ LANGUAGES: LANGUAGES.join(','), DEMO_CONTENT: 'false' });
const { baseURL } = server;
const browser = await launchBrowser();
const take = album(values.folder);
const checks = new Checks();

/** Opens the teacher's page, and the lesson of a card by one press. Returns the code of the game. */
async function startFromCard(board: Page): Promise<string> {
  await board.goto(`${baseURL}/teacher`);
  await board.getByRole('button', { name: 'Start Verkiezing in de klas' }).click();
  await board.waitForURL(/\/teacher\/votingsession\/\w{6}$/);
  return required(board.url().split('/').at(-1));
}

interface Pupils {
  phones: readonly Page[];
  others: readonly Student[];
  parties: readonly { _id: string; name: string }[];
}

/** Everybody votes, phones by touching the ballot. */
async function voteAll(name: string, round: number, pupils: Pupils, votes: Class['votes'][number]): Promise<void> {
  const chosen = Object.entries(votes).flatMap(([party, count]) => Array<string>(count).fill(party));
  // Not all that phones choose is of one party.
  const dealt = chosen.map((_, at) => required(chosen[(at * 7) % chosen.length]));
  await inTurns(pupils.phones, async (page, at) => {
    const kind = required(KINDS[at]).name;
    await expect(page.getByRole('radio')).toHaveCount(PARTIES.length + 1);
    const box = page.getByRole('radio', { name: required(dealt[at]), exact: true });
    await box.check();
    await take(page, `${name}-ballot-${round}-${kind}`);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('heading', { name: 'Je stem zit in de bus' })).toBeVisible();
    await take(page, `${name}-cast-${round}-${kind}`);
  });
  for (const [at, student] of pupils.others.entries())
    await student.vote(round, partyNamed(pupils.parties, required(dealt[pupils.phones.length + at])));
}

/** Closes the ballot, and compares the seats on the board. */
async function closeAndCount(board: Page, { name, votes }: Class, round: 1 | 2): Promise<void> {
  const cast = required(votes[round - 1]);
  await expect(board.locator('[data-main]')).toHaveAttribute('data-main', 'awake');
  await take(board, `${name}-box-${round}`);
  await lead(board, 'Sluit de stembus');
  await lead(board, 'Ja, sluit de stembus');
  await expect(
    board.getByRole('heading', { level: 1, name: round === 1 ? /^De zetels/ : /^De zetels nu/ }),
  ).toBeVisible();
  await board.waitForTimeout(1_000);
  await take(board, `${name}-seats-${round}-filling`);
  // The reveal has ended.
  await board.waitForTimeout(4_000);
  await take(board, `${name}-seats-${round}`);
  checks.same(`${name}, ballot ${round}: turnout`, await board.locator('h1 small').innerText(), turnout(cast));
  const label = required(await board.locator('main [role="img"]').first().getAttribute('aria-label'));
  const told = label.split(', ').filter((seats) => !seats.startsWith('0 '));
  checks.same(
    `${name}, ballot ${round}: seats`,
    told,
    seatsOf(cast, BLANK).map(([party, seats]) => `${seats} ${party}`),
  );
}

/** Presses parties, largest first, until they are past the half. */
async function seekMajority(board: Page, { name, votes }: Class): Promise<void> {
  const seats = seatsOf(votes[0], BLANK);
  const half = Math.floor(seats.reduce((sum, [, count]) => sum + count, 0) / 2) + 1;
  await lead(board, 'Zoek een meerderheid');
  await expect(board.getByRole('heading', { level: 1, name: /^Wie regeert er samen/ })).toBeVisible();
  await take(board, `${name}-coalition-0`);
  let sum = 0;
  for (const [at, [party, count]] of seats.entries()) {
    if (sum >= half) break;
    sum += count;
    await board.getByRole('button', { name: `${party} ${count}`, exact: true }).click();
    const said = board.locator('section p[role="status"]');
    await expect(said).toContainText(`= ${sum}`);
    await expect(said).toContainText(sum >= half ? 'voorbij de helft' : `nog ${half - sum}`);
    checks.same(`${name}: coalition of ${at + 1}`, sum >= half, await said.getByText('voorbij de helft').isVisible());
  }
  await take(board, `${name}-coalition`);
}

/** One statement, from the first vote to what moved. */
async function debate(board: Page, name: string, { phones, others }: Pupils, statementId: string): Promise<void> {
  await lead(board, 'Naar het debat');
  await inTurns(phones, async (page, at) => {
    await expect(page.getByRole('heading', { level: 1, name: STATEMENT })).toBeVisible();
    await page.getByRole('radio', { name: required(OPINIONS[at % 2]), exact: true }).check();
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });
  for (const [at, student] of others.entries()) {
    await student.answer(statementId, required(OPINIONS[at % 3 === 0 ? 0 : 1]));
    await student.guess(statementId, 5 + (at % 5));
  }
  await lead(board, 'Toon het resultaat');
  await board.waitForTimeout(5_000);
  await take(board, `${name}-result`);
  await lead(board, /^Praat/);
  await lead(board, 'Stem opnieuw');
  await lead(board, 'Ja, stem opnieuw');
  await inTurns(phones, async (page, at) => {
    // The one of before says so beside it.
    await page.getByRole('button', { name: new RegExp(`^${OPINIONS[at % 3 === 0 ? 0 : 1]}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeVisible();
  });
  for (const [at, student] of others.entries()) await student.answer(statementId, required(OPINIONS[at % 2]));
  await lead(board, 'Toon wat bewoog');
  await board.waitForTimeout(4_000);
  await take(board, `${name}-moved`);
}

/** Adds the class from the card of its election; the first one makes the count. */
async function countForSchool(board: Page, name: string, schoolCode: string | null): Promise<string> {
  await board.getByRole('button', { name: 'Tel mee in de school' }).click();
  await board.getByLabel('Code van de school').fill(schoolCode ?? 'Verkiezing derde graad');
  await take(board, `${name}-school-dialog`);
  await board
    .getByRole('button', { name: schoolCode === null ? 'Maak een telling en tel mee' : 'Tel mee', exact: true })
    .click();
  await expect(board.getByText('Deze klas telt mee.')).toBeVisible();
  await take(board, `${name}-school-added`);
  const link = required(await board.getByRole('link', { name: 'Toon de school' }).getAttribute('href'));
  await board.getByRole('button', { name: 'Sluit', exact: true }).click();
  return required(link.split('/').at(-1));
}

async function playClass(one: Class, identity: Identity, schoolCode: string | null): Promise<string> {
  const { name } = one;
  const context = await browser.newContext({ viewport: one.board, locale: 'nl-BE' });
  await signInAs(context, identity);
  const board = await context.newPage();
  board.setDefaultTimeout(60_000);
  const code = await startFromCard(board);
  const call = callerAs(baseURL, identity);
  const params = { code };
  const { statements } = await call('GET voting/session/:code', { params });
  const phones: Page[] = [];
  await inTurns(KINDS, async (kind, at) => {
    phones[at] = await openPhone(browser, kind, { baseURL, code });
    await expect(required(phones[at]).getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  });
  const others: Student[] = [];
  while (others.length < STUDENTS - phones.length) others.push(await newStudent(baseURL, code));
  const pupils = { phones, others, parties: await call('GET voting/session/:code/parties', { params }) };
  await board.getByRole('button', { name: `Start met ${STUDENTS}` }).click();
  await voteAll(name, 1, pupils, one.votes[0]);
  await closeAndCount(board, one, 1);
  await seekMajority(board, one);
  await debate(board, name, pupils, required(statements[0])._id);
  await lead(board, 'Open de tweede stembus');
  await voteAll(name, 2, pupils, one.votes[1]);
  await closeAndCount(board, one, 2);
  await lead(board, 'Naar wat we leerden');
  await lead(board, 'Ja, naar wat we leerden');
  await board.waitForURL(/\/results/);
  const made = await endPage(board, name, schoolCode);
  await closeAll(context, phones);
  return made;
}

/** Every card, and the school's count from the one of the election. */
async function endPage(board: Page, name: string, schoolCode: string | null): Promise<string> {
  let code: string | null = null;
  for (let card = 1; ; card++) {
    await board.waitForTimeout(3_500);
    await take(board, `${name}-end-${card}`);
    if (await board.getByRole('button', { name: 'Tel mee in de school' }).isVisible())
      code = await countForSchool(board, name, schoolCode);
    const next = board.locator('[data-main]');
    if (!(await next.isVisible()) || (await next.innerText()) === 'Klaar') break;
    await next.click();
  }
  return required(code);
}

const closeAll = (context: BrowserContext, phones: readonly Page[]) =>
  Promise.all([context.close(), ...phones.map((page) => page.context().close())]);

/** The school's page at several widths and in all languages, and its A4. */
async function lookAtSchool(identity: Identity, schoolCode: string): Promise<void> {
  const expected = dHondt(
    CLASSES.map(({ votes }) => votes[1]),
    PARTIES,
    BLANK,
  );
  for (const language of LANGUAGES) {
    const context = await browser.newContext();
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await signInAs(context, identity);
    const page = await context.newPage();
    for (const width of [390, 768, 1366, 1920]) {
      await page.setViewportSize({
        width,
        height: width === 390 ? 844 : width === 768 ? 1024 : Math.round(width * 0.5625),
      });
      await page.goto(`${baseURL}/teacher/school/${schoolCode}`);
      await expect(page.getByRole('row')).toHaveCount(PARTIES.length + 1);
      await take(page, `school-${language}-${width}`, true);
    }
    const rows = await page
      .getByRole('row')
      .evaluateAll((all) => all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
    checks.same(
      `school in ${language}`,
      rows.map(([party, votes, , seats]) => [party, Number(votes), Number(seats)]),
      expected,
    );
    checks.same(`seats drawn in ${language}`, await page.locator('main svg[role="img"] circle').count(), 100);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    writeFileSync(join(values.folder, `school-${language}.pdf`), paper);
    checks.same(`sheets in ${language}`, paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, 1);
    await context.close();
  }
}

try {
  const parties = PARTIES.map((name, at) => ({
    ...{ name, color: required(COLORS[at]), video: '' },
    description: `${name} is een verzonnen partij.`,
  }));
  await prepareTeacher(baseURL, { statements: [STATEMENT], parties });
  let schoolCode: string | null = null;
  let teacher: Identity | null = null;
  for (const one of CLASSES) {
    teacher = await registerTeacher(baseURL);
    schoolCode = await playClass(one, teacher, schoolCode);
    console.log(`class ${one.name} has voted and is counted in ${schoolCode}`);
  }
  await lookAtSchool(required(teacher), required(schoolCode));
} finally {
  await browser.close();
  await server.stop();
}
checks.end();
console.log(`pictures: ${values.folder}`);
