// The projector never shows wrong figures, and buttons do not move while the teacher presses them: everything that is drawn is recorded.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { STATEMENTS } from '#testing/fixtures.ts';
import { createGame, newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { allAnswered, isAt } from './lead.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });

test.use({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const [first = ''] = STATEMENTS;
const firstId = () => required(teacher.statements[0]);

/** From the next load on records the page's heading and its count of students, whenever one of them changes. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const look = () => {
      // While the game goes on the count is a button, which says what it is for too.
      const joined = [...document.querySelectorAll('header :is(p, button)')].map(
        (one) => one.getAttribute('aria-label') ?? one.textContent,
      );
      const count = joined.map((text) => /^\d+ leerling(en doen| doet) mee/.exec(text)?.[0]).find((text) => text);
      const text = [document.querySelector('h1')?.textContent, count].filter(Boolean).join(': ');
      if (text !== (drawn.at(-1) ?? '')) drawn.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
}

/** Sends requests for that address only after the page has drawn what it shows meanwhile. */
const slow = (page: Page, address: string | RegExp) =>
  intercept(page, address, async (route) => {
    const drawn = page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // A page that is left meanwhile draws no more.
    await drawn.catch(() => {});
    await route.continue();
  });

test('a projector that is reloaded shows the number of students, not an empty class first', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Herladen' });
  await Promise.all([1, 2].map(() => newStudent(server.baseURL, code)));
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  await slow(page, '**/participants');
  const drawn = await watch(page);
  await page.goto(liveOf(code));
  await page.reload();
  await expect(page.getByRole('img', { name: '0 van de 2 leerlingen hebben geantwoord' })).toBeVisible();
  expect(await drawn()).toEqual([`${first}: 2 leerlingen doen mee`]);
});

test('a projector keeps the last statement until the results are loaded, and never counts back', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Naar het einde' });
  const student = await newStudent(server.baseURL, code);
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  await student.answer(firstId(), 'Akkoord');
  const drawn = await watch(page);
  await page.goto(liveOf(code));
  await expect(heading(page, first)).toBeVisible();
  await slow(page, '**/assets/*.js');
  await slow(page, '**/result/overview/*');
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await expect(page.getByRole('article')).toBeVisible();
  const counted = `${first}: 1 leerling doet mee`;
  expect(await drawn()).toEqual([counted, '', counted]);
});

test('nobody is said to be done where nobody is there', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Leeg', settings: ['own_tempo'] });
  await page.goto(liveOf(code));
  await page.getByRole('button', { name: 'Naar wat we leerden' }).click();
  await expect(page.getByText('Er doet nog niemand mee. Toon je de resultaten')).toBeVisible();
  await expect(page.getByText('Iedereen is klaar')).toHaveCount(0);
});

test('the focus goes along from the list of games to the lobby and to the first statement', async ({ page }) => {
  await createGame(teacher, { name: 'Met het toetsenbord' });
  await page.goto(`${server.baseURL}/teacher`);
  await page.getByRole('button', { name: 'Start Met het toetsenbord' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Met het toetsenbord' })).toBeFocused();
  await page.getByRole('button', { name: 'Start het spel' }).press('Enter');
  await expect(heading(page, first)).toBeFocused();
});

test('a game is made once, however often it is started while its lobby is on its way', async ({ page }) => {
  await createGame(teacher, { name: 'Traag net' });
  const made = async () => (await teacher.call('GET voting/session')).filter(({ name }) => name === 'Traag net').length;
  const before = await made();
  await page.goto(`${server.baseURL}/teacher`);
  await slow(page, '**/assets/**');
  const start = page.getByRole('button', { name: 'Start Traag net' });
  const lobby = page.waitForRequest('**/assets/**');
  await start.click();
  await lobby;
  // There is no feedback yet, so the teacher clicks again.
  await start.dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Start het spel' })).toBeVisible();
  expect(await made()).toBe(before + 1);
});

for (const late of ['voting/session', 'question_sets/*/lessons', 'config/game-template']) {
  test(`a dashboard that waits for ${late} draws nothing above what one is about to press`, async ({ page }) => {
    await createGame(teacher, { name: 'Altijd op zijn plaats' });
    await slow(page, `**/api/${late}`);
    await page.addInitScript(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      new MutationObserver(() => {
        const seen = [...document.querySelectorAll('main h2')].filter((heading) => heading.checkVisibility());
        const text = seen.map(({ textContent }) => textContent).join(', ');
        if (text !== (drawn.at(-1) ?? '')) drawn.push(text);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`${server.baseURL}/teacher`);
    await expect(page.getByRole('heading', { name: 'Mijn eigen lessen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eén stelling' })).toBeVisible();
    const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
    for (const [index, before] of drawn.slice(0, -1).entries()) expect(drawn[index + 1]).toContain(`${before}, `);
    expect(drawn.at(-1)).toMatch(/^Eén stelling, .*Verder, Mijn eigen lessen$/);
  });
}

test('keys that follow each other faster than the network replies all count', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Snelle vingers', settings: ['own_arguments'] });
  await page.goto(liveOf(code));
  await expect(heading(page, first)).toBeVisible();
  const sent = page.waitForRequest('**/view');
  const release = await hold(page, `**/api/voting/session/${code}/view`);
  await page.keyboard.press('p');
  await sent;
  await page.keyboard.press('a');
  await page.keyboard.press('w');
  await page.keyboard.press('2');
  release();
  await isAt(page, 'Kijk');
  const read = () => teacher.call('GET voting/session/:code', { params: { code } });
  // What is pressed last is what stands: showing the result takes the phones up again.
  await expect.poll(read).toMatchObject({ view: 'statement-results', devicesAway: false });
});

test('the QR code of a lobby takes more than half of the height, and a press fills the screen with it', async ({
  page,
}) => {
  const code = await createGame(teacher, { name: 'QR' });
  await page.goto(liveOf(code));
  const large = page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('svg') })
    .first();
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = required(await large.boundingBox());
    expect(box.height / height).toBeGreaterThanOrEqual(0.55);
  }
  await large.click();
  await expect(page.getByRole('dialog').locator('svg')).toBeVisible();
});

test('the widest codes fit on the yellow plate of a lobby, and on the screen that a press fills with one', async ({
  page,
}) => {
  const code = await createGame(teacher, { name: 'Brede code' });
  await page.goto(liveOf(code));
  /** Pixels by which a code that is written in place of the shown one is wider than what is around it. */
  const excess = (shown: Locator, wide: string) =>
    shown.evaluate((element, text) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = (element.closest('button') ?? element).getBoundingClientRect();
      const { left, right } = range.getBoundingClientRect();
      return Math.max(box.left - left, right - box.right);
    }, wide);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What a press enlarged is gone a moment after it is closed, and lies in no section.
    const plate = page.getByRole('main').locator('section button strong');
    expect(await excess(plate, 'WMQWGH')).toBeLessThan(1);
    await plate.click();
    expect(await excess(page.getByRole('dialog').locator('strong'), 'WWWWWW')).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a small window of a laptop stays the board', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Klein venster' });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(liveOf(code));
  await isAt(page, 'Stem');
  await expect(page.getByRole('img', { name: /leerlingen hebben geantwoord/ })).toBeAttached();
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen view, the seats and the code are to be seen', async ({ page }) => {
    const code = await createGame(teacher, { name: 'Hoog contrast' });
    await page.goto(liveOf(code));
    await expect(page.getByText(code, { exact: true }).locator('..')).toHaveCSS('forced-color-adjust', 'none');

    await teacher.call('POST voting/session/:code/start', { params: { code } });
    const background = (name: string) =>
      page
        .getByRole('list', { name: 'Stappen van deze stelling' })
        .getByText(name, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element.closest('li > *') ?? element).backgroundColor);
    await expect(heading(page, first)).toBeVisible();
    expect(await background('Stem')).not.toBe(await background('Kijk'));

    await (await newStudent(server.baseURL, code)).answer(firstId(), 'Akkoord');
    await allAnswered(page, 1);
    await page.keyboard.press('2');
    const seats = page.getByRole('img', { name: '1 Akkoord, 0 Neutraal, 0 Niet akkoord' });
    await expect(seats.locator('circle').first()).toHaveCSS('fill', 'rgb(47, 111, 222)');
    await expect(seats.locator('text').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  });
});
