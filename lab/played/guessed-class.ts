// `npm run lab -- guessed-class [--folder=<folder>]`: 24 pupils in real browsers on five kinds of device answer, guess their class by presses, slider
// and keys, or not at all, and are told. What boards and phones say is worked out again from what was touched; pictures of all stages are kept.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchBrowser } from '#lab/bench/browser.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { signInAs } from '#testing/browser.ts';
import { PARTIES } from '#testing/fixtures.ts';
import { createGame, pairedProjector, prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { album, answer, Checks, expect, inTurns, KINDS, type Kind, lead, type Own, openPhone } from './phones.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: join(tmpdir(), 'halfrond-guessed-class') } },
});

const STATEMENT = 'Reizigers moeten op elk vliegticket een klimaattaks van 50 euro betalen.';
const OPINIONS = ['Akkoord', 'Niet akkoord', 'Neutraal', 'Akkoord', 'Niet akkoord', 'Niet akkoord', 'Akkoord'] as const;
/** Two more share a tablet, where nobody is asked what the other would see. */
const ALONE = 22;
const SEATS = [1, 2] as const;
const TENTH = 10;

type Way = 'press' | 'slider' | 'keys' | 'none';
const WAYS: readonly Way[] = ['press', 'slider', 'keys', 'press', 'slider', 'none', 'keys'];

/** Pupils whose device differs from that of the others of its kind. */
const OTHERWISE: Readonly<Record<number, Own & { name: string }>> = {
  7: { name: 'reduced-motion', context: { reducedMotion: 'reduce' } },
  10: { name: 'fr', language: 'FR' },
  11: { name: 'de', language: 'DE' },
  12: { name: 'en', language: 'EN' },
};

interface Pupil {
  page: Page;
  kind: Kind;
  opinion: string;
  way: Way;
  /** Null for who does not guess. */
  guess: number | null;
  /** What its pictures are called; null for who looks like another one. */
  picture: string | null;
}

/** One decimal, halves up, in whole numbers. */
const oneDecimal = (sum: number, by: number): number => Math.floor((sum * 2 * TENTH + by) / (2 * by)) / TENTH;

const asked = (page: Page) => page.locator('section[aria-labelledby="guess-title"]');

async function touch({ page, kind, way, guess }: Pupil): Promise<void> {
  if (guess === null) return;
  const slider = asked(page).locator('input[type="range"]');
  if (way === 'press') {
    const seats = asked(page).locator('[aria-hidden="true"] button');
    // Nobody is a button of its own.
    await (guess === 0 ? asked(page).getByRole('button').first() : seats.nth(guess - 1)).click();
  } else if (way === 'keys') {
    await slider.focus();
    // The keyboard begins in the middle.
    const steps = guess - TENTH / 2;
    if (steps === 0) await page.keyboard.press('Space');
    for (let step = 0; step < Math.abs(steps); step++)
      await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  } else {
    await slider.scrollIntoViewIfNeeded();
    const box = required(await slider.boundingBox());
    // The thumb is as wide as the slider is high.
    const at = (value: number) => box.x + box.height / 2 + (value / TENTH) * (box.width - box.height);
    const y = box.y + box.height / 2;
    if (kind.context.hasTouch) await page.touchscreen.tap(at(guess), y);
    else {
      await page.mouse.move(at(TENTH / 2), y);
      await page.mouse.down();
      await page.mouse.move(at(guess), y, { steps: 5 });
      await page.mouse.up();
    }
  }
}

/** Guesses, and waits until the server has it. */
async function guessOn(pupil: Pupil): Promise<void> {
  if (pupil.guess === null) return;
  const wanted = JSON.stringify({ guess: pupil.guess });
  const stored = pupil.page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.request().postData()?.startsWith(wanted.slice(0, -1)) === true,
  );
  await touch(pupil);
  await expect(asked(pupil.page).locator('strong')).toHaveText(String(pupil.guess));
  await stored;
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));

const server = await startServer({ LANGUAGES: LANGUAGES.join(','), DEMO_CONTENT: 'false' });
const { baseURL } = server;
const browser = await launchBrowser();
const take = album(values.folder);
const checks = new Checks();

/** Two pupils at one tablet, each with a number. */
async function share(code: string): Promise<Page> {
  const page = await openPhone(browser, required(KINDS[3]), { baseURL, code });
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await page.getByRole('radio', { name: 'Met twee' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Jullie zitten klaar' })).toBeVisible();
  await expect(page.getByText(/^Nummer \d is nog niet binnen/)).toHaveCount(0);
  return page;
}

async function answerShared(page: Page, seat: number, opinion: string): Promise<void> {
  await page.getByRole('button', { name: `Ik ben nummer ${seat}` }).click();
  await page.getByRole('radio').nth(seat).check();
  await page.getByRole('button', { name: 'Dit is mijn teken' }).click();
  await answer(page, STATEMENT, opinion);
}

async function play(): Promise<void> {
  const teacher = await prepareTeacher(baseURL, { statements: [STATEMENT], parties: PARTIES });
  const code = await createGame(teacher, { name: 'Klas 4B' });
  const laptop = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'nl-BE' });
  await signInAs(laptop, teacher);
  const board = await laptop.newPage();
  await board.goto(`${baseURL}/teacher/votingsession/${code}`);
  const token = await pairedProjector(baseURL, teacher.call, code);
  const beamer = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'nl-BE' });
  await beamer.addInitScript((value) => localStorage.setItem('projector-token', value), token);
  const projector = await beamer.newPage();
  await projector.goto(`${baseURL}/screen`);

  const pupils: Pupil[] = [];
  await inTurns(Array.from({ length: ALONE }), async (_, at) => {
    const kind = required(KINDS[at % KINDS.length]);
    const way = required(WAYS[at % WAYS.length]);
    const own = OTHERWISE[at];
    const page = await openPhone(browser, kind, { baseURL, code, own: own ?? {} });
    pupils[at] = {
      page,
      kind,
      opinion: required(OPINIONS[at % OPINIONS.length]),
      way,
      guess: way === 'none' ? null : (at * 7) % (TENTH + 1),
      picture: own?.name ?? (at < KINDS.length ? '' : null),
    };
    await expect(page.locator('h1')).toBeVisible();
  });
  const shared = await share(code);
  const students = ALONE + SEATS.length;
  const picture = (stage: string) =>
    inTurns(pupils, async ({ page, kind, picture: name }) => {
      if (name !== null) await take(page, `${stage}-${kind.name}${name === '' ? '' : `-${name}`}`);
    });
  await expect(board.getByRole('button', { name: `Start met ${students}` })).toBeVisible();
  await picture('1-waiting');
  await take(board, '1-lobby');
  await board.getByRole('button', { name: `Start met ${students}` }).click();

  await inTurns(pupils, ({ page }) => expect(page.getByRole('heading', { level: 1, name: STATEMENT })).toBeVisible());
  await picture('2-statement');
  await inTurns(pupils, async ({ page, opinion }) => {
    await answer(page, STATEMENT, opinion);
    await expect(asked(page)).toBeVisible();
  });
  await picture('3-asked');
  for (const seat of SEATS) {
    await answerShared(shared, seat, required(OPINIONS[seat]));
    checks.same(`a shared tablet asks seat ${seat}`, await asked(shared).count(), 0);
  }
  await inTurns(pupils, guessOn);
  await picture('4-guessed');
  await take(shared, '4-guessed-shared');

  await expect(board.getByText(`van de ${students} hebben geantwoord`)).toBeVisible();
  await take(board, '4-board');
  await lead(board, 'Toon het resultaat');
  await projector.waitForTimeout(700);
  await Promise.all([take(board, '5-result-first'), take(projector, '5-projector-first')]);

  const answers = [...pupils.map(({ opinion }) => opinion), ...SEATS.map((seat) => required(OPINIONS[seat]))];
  const guesses = pupils.flatMap(({ guess }) => guess ?? []);
  const first = answers.filter((opinion) => opinion === OPINIONS[0]).length;
  const mean = oneDecimal(
    guesses.reduce((sum, guess) => sum + guess, 0),
    guesses.length,
  );
  const actual = oneDecimal(first * TENTH, answers.length);
  const figures = { opinion: OPINIONS[0], count: guesses.length, mean, actual };
  console.log(`expected: ${JSON.stringify(figures)}`);
  const params = { code, statementId: required(teacher.statements[0]) };
  const told = await teacher.call('GET voting/session/:code/statement/:statementId/guess', { params });
  checks.same('the server', { ...told }, { guess: null, ...figures });
  const said = `${Math.round(actual)} van 10 “${OPINIONS[0]}” · jullie gokten ${Math.round(mean)}`;
  for (const [name, screen] of Object.entries({ board, projector })) {
    const text = (
      await screen
        .getByText(/jullie gokten/)
        .locator('..')
        .innerText()
    ).replace(/:? +“/, ' “');
    checks.same(`the ${name} says`, text, said);
  }
  await inTurns(pupils, async ({ page, guess }, at) => {
    const section = page.locator('section[role="status"]:has(h2)');
    await expect(section).toBeVisible();
    const own = guess === null ? [] : [guess];
    const numbers = numbersIn(await section.locator('h2').innerText());
    checks.same(`phone ${at}, its heading`, numbers, [...own, Math.round(actual)]);
    checks.same(`phone ${at}, the class`, numbersIn(await section.locator('p').innerText()), [Math.round(mean)]);
    const rows = await section
      .locator('span[aria-hidden="true"]')
      .evaluateAll((all) => all.map((row) => [...row.children].filter(({ className }) => className !== '').length));
    checks.same(`phone ${at}, its rows of ten`, rows, [...own, Math.round(actual)]);
  });
  await picture('6-told');
  await take(shared, '6-told-shared');
  await Promise.all([take(board, '6-result'), take(projector, '6-projector')]);
}

try {
  await play();
} finally {
  await browser.close();
  await server.stop();
}
checks.end();
console.log(`pictures: ${values.folder}`);
