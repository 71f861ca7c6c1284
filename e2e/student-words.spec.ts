// Difficult words: explained on a press, closed on Escape and twelve seconds after leaving.
import { test } from '@playwright/test';
import { TOOLTIP_LEAVE_MS } from '#shared/domain/limits.ts';
import { logIn } from '#testing/api-client.ts';
import { giveVoices } from '#testing/browser.ts';
import { prepareTeacher, startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { followsGame } from './follows-game.ts';
import { server, startWithServer } from './server.ts';
import { expect, expectSaved, giveAnswer, join, joinStarted, statement } from './student.ts';
import { stopTime } from './time.ts';

/** Shorter than what a connection waits for a reply. */
const STEP_MS = 4_000;
const EXPLANATION = 'Iedereen die mag stemmen, moet gaan stemmen.';

startWithServer();
test.beforeAll(async () => {
  const call = await logIn(server.baseURL);
  await call('POST difficult_words', { body: { word: 'Opkomstplicht', description: EXPLANATION } });
});
test.beforeEach(({ page }) => giveVoices(page));

test('a word explains itself to pointer, keyboard and screen reader', async ({ page }) => {
  await page.clock.install();
  await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'] });
  const word = page.getByRole('button', { name: 'opkomstplicht', exact: true });
  const explanation = page.getByText(EXPLANATION);

  await word.click();
  await expect(explanation).toBeVisible();
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await expect(word).toHaveAccessibleDescription(EXPLANATION);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sluit de uitleg' }).click();
  await expect(explanation).toHaveCount(0);

  await word.click();
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);

  await page.getByRole('button', { name: 'Lees voor' }).focus();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await stopTime(page);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Neutraal' }).focus();
  await page.clock.runFor(TOOLTIP_LEAVE_MS - 1_000);
  await expect(explanation).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(explanation).toHaveCount(0);
});

test('an explanation that was opened without the focus, as on an iPhone, closes at a tap beside it', async ({
  page,
}) => {
  await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'] });
  await page.getByRole('button', { name: 'opkomstplicht', exact: true }).dispatchEvent('click');
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await page.getByText('Wat vind jij?').click();
  await expect(page.getByText(EXPLANATION)).toHaveCount(0, { timeout: TOOLTIP_LEAVE_MS / 2 });
});

test('a phone that stopped being updated in 2022 plays along', async ({ page }) => {
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
    ];
    for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const game = await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'], statements: 1 });
  await page.getByRole('button', { name: 'opkomstplicht', exact: true }).click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await page.keyboard.press('Escape');
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  // The word is explained beside a party's answer as well.
  await page.getByRole('link', { name: /Groene Draad/ }).click();
  await page.getByRole('button', { name: 'opkomstplicht', exact: true }).click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await expectAccessible(page);
});

test('words stay as they are in a game that has them off', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expect(page.getByRole('button', { name: 'opkomstplicht' })).toHaveCount(0);
});

test('what is written beside a statement opens over its end, and the page stays where it is', async ({ page }) => {
  const words = { plain: 'Iedereen moet stemmen.', background: 'Opkomstplicht is een oude regel.', talk: 'Geheim' };
  const of = await prepareTeacher(server.baseURL, { words });
  await page.setViewportSize({ width: 320, height: 640 });
  const game = await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'], of });
  const help = page.getByRole('button', { name: 'Uitleg bij deze stelling' });
  const option = page.getByRole('button', { name: 'Neutraal' });
  const places = async () => {
    return [await help.boundingBox(), await option.boundingBox()];
  };
  const before = await places();
  await expect(page.getByText(words.plain)).toHaveCount(0);
  await help.click();
  await expect(page.getByText(words.plain)).toBeInViewport();
  expect(await places()).toEqual(before);
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('region', { name: 'Uitleg bij deze stelling' })
    .getByRole('button', { name: 'Opkomstplicht' })
    .click();
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sluit', exact: true }).click();
  await expect(page.getByText(words.plain)).toHaveCount(0);
  await expect(help).toBeFocused();

  await option.click();
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await expect(help).toHaveCount(0);
});

test('nothing moves under a pointer that rests on a word, and what it clicks is what is stored', async ({ page }) => {
  const game = await startedGame(server.baseURL, { settings: ['show_difficult_words'] });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.clock.install();
  const follows = followsGame(page);
  await join(page, server.baseURL, game.code);
  await follows;
  const options = page.getByRole('group', { name: 'Wat vind jij?' }).getByRole('button');
  const places = () => options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const words = page.getByRole('heading', { level: 1 }).getByRole('button');
  await expect(words).toHaveCount(1);
  await stopTime(page);
  const before = await places();
  expect(before.length).toBeGreaterThan(1);
  for (const word of await words.all()) {
    await word.hover();
    await page.clock.runFor(1_000);
    expect(await places()).toEqual(before);
  }
  const rest = async () => {
    const box = await page.getByRole('button', { name: 'Akkoord', exact: true }).boundingBox();
    if (box === null) throw new Error('the answer is drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    return box.y;
  };
  /** In steps between which the server can reply, which it does in real time: otherwise the connection counts as dead. */
  const passTime = async () => {
    for (let passed = 0; passed <= TOOLTIP_LEAVE_MS; passed += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      await page.waitForTimeout(200);
    }
  };
  await rest();
  await passTime();
  expect(await places()).toEqual(before);

  // Opened by a press and closed by time, it moves as little.
  await words.click();
  await expect(page.getByText(EXPLANATION)).toBeInViewport();
  expect(await places()).toEqual(before);
  const at = await rest();
  await words.blur();
  await passTime();
  await expect(page.getByText(EXPLANATION)).toHaveCount(0);
  expect(await rest()).toBe(at);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.resume();
  await expectSaved(page);
  await expect(page.getByRole('region', { name: 'Jouw antwoord' })).toContainText('Akkoord');
  await expect(page.getByRole('region', { name: 'Jouw antwoord' })).not.toContainText('Niet akkoord');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
])
  test(`a second press on a word or on “?” answers nothing (${viewport.width} × ${viewport.height})`, async ({
    page,
  }) => {
    const words = {
      plain: 'Iedereen moet stemmen.',
      background: 'Opkomstplicht is een oude regel. '.repeat(9),
      talk: '',
    };
    const of = await prepareTeacher(server.baseURL, { words });
    await page.setViewportSize(viewport);
    await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'], of });
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const openers = [
      { opener: page.getByRole('button', { name: 'opkomstplicht', exact: true }), opens: page.getByText(EXPLANATION) },
      { opener: page.getByRole('button', { name: 'Uitleg bij deze stelling' }), opens: page.getByText(words.plain) },
    ];
    for (const { opener, opens } of openers) {
      const box = await opener.boundingBox();
      if (box === null) throw new Error('it is drawn');
      await opener.click();
      await expect(opens).toBeInViewport();
      // Again at the same place.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(opens).toHaveCount(0);
    }
    await expect(page.getByRole('group', { name: 'Wat vind jij?' })).toBeVisible();
    expect(sent).toEqual([]);
  });

test('who presses the cross of an explanation twice answers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await joinStarted(page, server.baseURL, { settings: ['show_difficult_words'] });
  const answers = page.getByRole('group', { name: 'Wat vind jij?' }).getByRole('button');
  await page.getByRole('button', { name: 'opkomstplicht', exact: true }).click();
  const cross = await page.getByRole('button', { name: 'Sluit de uitleg' }).boundingBox();
  if (cross === null) throw new Error('it is drawn');
  const [x, y] = [cross.x + cross.width / 2, cross.y + cross.height / 2];
  await page.mouse.dblclick(x, y);
  await expect(page.getByText(EXPLANATION)).toHaveCount(0);
  // An answer lies below it, so that the second press could have given it; a moment later it can.
  const below = () =>
    answers.evaluateAll((all, at) => all.some((one) => one.contains(document.elementFromPoint(at[0], at[1]))), [
      x,
      y,
    ] as const);
  await expect.poll(below).toBe(true);
  await expect(answers.first()).toBeVisible();
});
