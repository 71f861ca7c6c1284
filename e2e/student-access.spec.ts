// Accessibility: at 200 % zoom and with doubled text size nothing is cut off, reduced motion is respected, and a
// statement can be read aloud.
import { type Page, test } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { giveVoices, voiceCalls } from '#testing/browser.ts';
import { makeGame, startedGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import { expect, expectSaved, giveAnswer, join, joinStarted, statement } from './student.ts';

startWithServer({ LANGUAGES: 'NL_BE,EN' });

/** Fails for an element outside the page, or outside a box that hides what overflows; a box that scrolls sideways hides nothing. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const isForTheEye = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          if (at.getBoundingClientRect().width <= 1) return false;
        return true;
      };
      const found = [...document.querySelectorAll('body *')].filter(isForTheEye).filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const hides = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
        return left < -0.5 || right > clientWidth + 0.5 || (hides && element.scrollWidth > element.clientWidth + 1);
      });
      return [`${scrollWidth - clientWidth} too wide`, ...found.map(({ outerHTML }) => outerHTML.slice(0, 120))];
    });
  await expect.poll(cut).toEqual(['0 too wide']);
}

const ZOOMS = [
  { name: 'a laptop at 200 %', viewport: { width: 640, height: 360 }, letters: '100%' },
  { name: 'a phone with letters twice as large', viewport: { width: 390, height: 844 }, letters: '200%' },
  { name: 'a small phone with letters twice as large', viewport: { width: 320, height: 568 }, letters: '200%' },
];

for (const { name, viewport, letters } of ZOOMS)
  test(`nothing is cut on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
    }, letters);
    const game = await makeGame(server.baseURL, {
      settings: ['own_arguments', 'skip_questions', 'show_party_arguments', 'show_difficult_words'],
    });
    await join(page, server.baseURL, game.code);
    await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
    await expectNothingCut(page);
    await game.start();
    await expect(statement(page, textOf(game, 0))).toBeVisible();
    await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
    await page.getByRole('textbox').fill('Omdat iedereen mee moet beslissen. '.repeat(12));
    await expect(page.getByText(/pasten er niet bij/)).toBeVisible();
    await expectNothingCut(page);
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expectSaved(page);
    await page.getByText('Bekijk wat de partijen vinden').click();
    await expect(page.getByRole('heading', { name: 'Witte Lijst' })).toBeVisible();
    await expectNothingCut(page);
    await game.end();
    await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
    await page.getByRole('link', { name: /Groene Draad/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Groene Draad' })).toBeVisible();
    await page.getByText('Hoe komt dat?').click();
    await expect(page.getByText('Niet beantwoord, telt niet')).toBeVisible();
    await expectNothingCut(page);
  });

test('the longest word of a party’s name stays on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const game = await makeGame(server.baseURL, { type: 'party' });
  const name = 'Gemeenteraadsverkiezingenkandidaten van Sint-Katelijne-Waver';
  const call = await logIn(server.baseURL);
  await call('PATCH parties/:id', { params: { id: required(game.parties[0]?._id) }, body: { name } });
  await join(page, server.baseURL, game.code);
  await page.getByRole('radio', { name }).check();
  await expectNothingCut(page);
  await page.getByRole('button', { name: `Speel als ${name}` }).click();
  await expect(page.getByText(`Je speelt als ${name}.`)).toBeVisible();
  await expectNothingCut(page);
  await game.start();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expectNothingCut(page);
  await giveAnswer(page, 'Akkoord');
  await expectNothingCut(page);
});

/** The animations that run now. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('nothing moves for users who prefer reduced motion', async ({ page }) => {
  const game = await makeGame(server.baseURL, { settings: ['own_tempo'], statements: 1 });
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  expect(await moving(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving(page)).toBe(0);
  await game.start();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  expect(await moving(page)).toBe(0);
  await giveAnswer(page, 'Akkoord');
  expect(await moving(page)).toBe(0);
  await page.getByRole('link', { name: 'Bekijk je resultaat' }).click();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  expect(await moving(page)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the answer that was chosen is seen in the system’s own ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
    await page.getByRole('radio', { name: 'Neutraal' }).check();
    const tick = page.locator('label', { has: page.getByRole('radio', { checked: true }) }).locator('svg');
    await expect(tick).toHaveCSS('opacity', '1');
    await expect(tick).toHaveCSS('color', colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });

test('the number of students that was chosen is seen in the system’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const game = await makeGame(server.baseURL);
  await join(page, server.baseURL, game.code);
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await page.getByRole('radio', { name: 'Met drie' }).check();
  const line = (checked: boolean) => page.locator('label', { has: page.getByRole('radio', { checked }) }).first();
  await expect(line(true)).toHaveCSS('border-left-width', '5px');
  await expect(line(false)).toHaveCSS('border-left-width', '2px');
});

test('a statement is large in a browser that knows no sizes by the column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await intercept(page, '**/assets/*.css', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('cqi', 'unknown') });
  });
  const game = await joinStarted(page, server.baseURL);
  const heading = statement(page, textOf(game, 0));
  const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(size).toBeGreaterThan(25);
  // A stylesheet that does not block rendering may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a statement is read aloud with its answers in its own language, also on a page in another one', async ({
  page,
}) => {
  await giveVoices(page, [
    { lang: 'en-GB', localService: true },
    { lang: 'nl-BE', localService: false },
    { lang: 'nl_NL', localService: true },
  ]);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  const game = await joinStarted(page, server.baseURL);
  const text = textOf(game, 0);
  await expect(statement(page, text)).toHaveAttribute('lang', 'nl-BE');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  const whole = `${text}${/[.!?]$/.test(text) ? '' : '.'} Akkoord. Neutraal. Niet akkoord.`;
  expect(await voiceCalls(page)).toEqual(['silence', `nl_NL: ${whole}`, 'silence']);

  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect((await voiceCalls(page)).at(-1), 'it stops when the page is left').toBe('silence');
});

test('the button moves no answer when the voices come, and is not drawn if none reads the language', async ({
  page,
}) => {
  const game = await startedGame(server.baseURL);
  const button = page.getByRole('button', { name: 'Lees voor' });
  const answers = page.getByRole('button', { name: 'Akkoord', exact: true });
  await giveVoices(page, [{ lang: 'nl-BE', localService: true }], true);
  await join(page, server.baseURL, game.code);
  await expect(answers).toBeVisible();
  const before = await answers.boundingBox();
  await page.evaluate(() => window.dispatchEvent(new Event('voices')));
  await expect(button).toBeVisible();
  expect(await answers.boundingBox()).toEqual(before);

  await giveVoices(page, [{ lang: 'fr-FR', localService: true }]);
  await page.reload();
  await expect(answers).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('a browser without a voice shows no button for it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neutraal' })).toBeVisible();
  // Nor does it keep a place that nobody sees.
  await expect(page.getByText('Lees voor')).toHaveCount(0);
});
