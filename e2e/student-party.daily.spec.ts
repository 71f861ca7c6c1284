// A party game in the students' own tempo: choosing a party, going forward and back, finishing alone.
import { randomUUID } from 'node:crypto';
import { makeGame, newStudent, startedGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { argue, choose, expect, expectSaved, giveAnswer, join, joinStarted, playAs, statement } from './student.ts';
import { stopTime } from './time.ts';

startWithServer();

test('a student plays a party at their own pace and sees how well they know it', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party', settings: ['own_tempo', 'skip_questions'] });
  const [first, second, third] = game.statements.map(({ description }) => description);
  await test.step('chooses a party', async () => {
    await join(page, server.baseURL, game.code);
    await expect(page.getByRole('button', { name: 'Kies eerst een partij' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Zoek een partij' }).fill('draad');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await playAs(page, 'Groene Draad');
    await expect(page.getByText('Je speelt als Groene Draad.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('chooses another one', async () => {
    await page.reload();
    await expect(page.getByText('Je speelt als Groene Draad.')).toBeVisible();
    await page.getByRole('button', { name: 'Bekijk je partij' }).click();
    await page.getByRole('dialog', { name: 'Groene Draad' }).getByRole('button', { name: 'Kies een andere' }).click();
    await playAs(page, 'Rode Draad');
  });

  await test.step('answers at their own pace', async () => {
    await game.start();
    await expect(statement(page, required(first))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(statement(page, required(second))).toBeVisible();
    await giveAnswer(page, 'Akkoord');
    await expect(page.getByText('1 beantwoord')).toBeAttached();
    await page.getByRole('button', { name: 'Bekijk je partij' }).click();
    const panel = page.getByRole('dialog', { name: 'Rode Draad' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Kies een andere' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bekijk je partij' }).click();
    await page.mouse.click(5, 5);
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(statement(page, required(third))).toBeVisible();
    await page.getByRole('button', { name: 'Sla deze stelling over' }).click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Klaar' }).click();
    await expect(page.getByText('Je hebt nog 1 stelling niet beantwoord.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Naar stelling 1' }).click();
    await giveAnswer(page, 'Neutraal');
  });

  await test.step('sees the result of the party', async () => {
    await page.getByRole('button', { name: 'Alle stellingen' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Je bent klaar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bekijk je resultaat' }).click();
    await expect(page.getByRole('heading', { name: 'De partij die jij speelde' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'De partij die jij speelde' }).getByRole('link').click();
    await expect(page).toHaveURL(/mode=party/);
    await expect(page.getByRole('heading', { level: 1, name: 'Rode Draad' })).toBeVisible();
    await expect(page.getByText('Kies een andere partij')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('all answers are the party’s', async () => {
    const answers = await game.answers();
    const party = game.parties.find(({ name }) => name === 'Rode Draad');
    expect(answers).toHaveLength(3);
    expect(new Set(answers.map(({ partyId }) => partyId))).toEqual(new Set([party?._id]));
  });
});

test('the chip of a white party is high and narrow, no empty box to tick', async ({ page }) => {
  await joinStarted(page, server.baseURL, { type: 'party' });
  await playAs(page, 'Witte Lijst');
  const line = page
    .getByRole('main')
    .locator('div')
    .filter({ hasText: /^Je speelt als/ });
  await expect(line).toBeVisible();
  const chip = line.locator('[aria-hidden]');
  await expect(chip).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(chip).toHaveCSS('box-shadow', /inset/);
  const { width, height } = (await chip.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(width * 1.5);
});

test('a party that gets the focus by key is above the button', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  await page.setViewportSize({ width: 390, height: 700 });
  await join(page, server.baseURL, game.code);
  await page.getByRole('radio').first().focus();
  const foot = page.getByRole('button', { name: /^Speel als/ });
  for (const { name } of [...game.parties.slice(1)].sort((a, b) => a.name.localeCompare(b.name, 'nl'))) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name })).toBeFocused();
    const bottom = await page.getByRole('radio', { name }).evaluate((radio) => radio.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
  }
});

test('a link to a party game asks for the parties before the app is there, once', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  const parties = `/api/voting/session/${game.code}/parties`;
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(parties) && asked.push(request.url()));
  const early = page.waitForRequest(`**${parties}`);
  await intercept(page, '**/assets/framework-*.js', async (route) => {
    await early;
    await route.continue();
  });
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('radio')).toHaveCount(game.parties.length);
  expect(asked).toHaveLength(1);
});

test('the teacher’s results button takes everybody along', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo'] });
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await expect(page.getByText('Je gaf 1 antwoord.')).toBeVisible();
});

test('a second tap, quick after the first, does nothing on the screen that came between', async ({ browser }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_tempo', 'skip_questions'] });
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, hasTouch: true });
  const page = await context.newPage();
  await page.clock.install();
  await join(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  const onward = page.getByRole('button', { name: 'Volgende' });
  await onward.click({ trial: true });
  // The page's clock stands still, so that for the page the second tap comes at once, also on a slow machine.
  await stopTime(page);
  const { x, y, width, height } = (await onward.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await tap();
  await page.clock.resume();
  await giveAnswer(page, 'Neutraal');
  const given = new Map((await game.answers()).map(({ statementId, opinion }) => [statementId, opinion]));
  expect(given).toEqual(
    new Map([
      [game.statements[0]?._id, 'Akkoord'],
      [game.statements[1]?._id, 'Neutraal'],
    ]),
  );
  await context.close();
});

test('a stored party that is none of the game is chosen again', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  await join(page, server.baseURL, game.code);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Speel als/ }).click();
  await expect(page.getByText(/^Je speelt als/)).toBeVisible();
  await page.evaluate((other) => {
    for (const [name, text] of Object.entries(localStorage))
      if (name.startsWith('game:'))
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(String(text)), partyId: other }));
  }, randomUUID());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Kies eerst een partij' })).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Speel als/ }).click();
  await game.start();
  await giveAnswer(page, 'Akkoord');
});

test('an answer that is changed after the results were seen changes them', async ({ page }) => {
  await joinStarted(page, server.baseURL, { settings: ['own_tempo', 'skip_questions'], statements: 2 });
  await giveAnswer(page, 'Akkoord');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await giveAnswer(page, 'Akkoord');
  // Nothing is asked any more, so that nothing stands between the last answer and the result.
  await expect(page.getByRole('button', { name: 'Klaar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bekijk je resultaat' }).click();
  await expect(page.getByText('Je gaf 2 antwoorden.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /zoals jij/ })).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await page.getByRole('button', { name: 'Stelling 2, beantwoord' }).click();
  await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  await page.getByRole('button', { name: 'Sla deze stelling over' }).click();
  await expectSaved(page);
  await page.getByRole('link', { name: 'Bekijk je resultaat' }).click();
  await expect(page.getByText('Je gaf 1 antwoord.')).toBeVisible();
});

test('every statement is two taps away, and a reload stays at it', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo', 'own_arguments'], statements: 12 });
  await page.getByRole('textbox').fill('Omdat');
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await expectNotice(page, 'Je was nog bezig. Dat antwoord is niet verstuurd.');
  await page.getByRole('button', { name: 'Stelling 9, nog niet beantwoord' }).click();
  await expect(statement(page, textOf(game, 8))).toBeVisible();
  await page.reload();
  await expect(statement(page, textOf(game, 8))).toBeVisible();
  await argue(page, 'Akkoord');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await expect(page.getByRole('button', { name: 'Stelling 9, beantwoord' })).toBeVisible();
});

test('a student who plays another party elsewhere is not told to be late, and plays that one', async ({ page }) => {
  const game = await startedGame(server.baseURL, { type: 'party' });
  const [first, second] = game.parties;
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(`/api/voting/session/${game.code}`)) reads += 1;
  });
  // A party that an older version stored for an earlier game with the same code does not apply to this game.
  await page.addInitScript(([code, id]) => localStorage.setItem(`party-choice:${code}`, id), [
    game.code,
    randomUUID(),
  ] as const);
  await join(page, server.baseURL, game.code);
  await playAs(page, required(first?.name));
  await expect(page.getByText(`Je speelt als ${first?.name}`)).toBeVisible();
  // The second read follows the connection; after it this phone learns nothing of the other one.
  await expect.poll(() => reads).toBe(2);
  const clientId = (await page.evaluate(() => localStorage.getItem('client-id'))) ?? '';
  const elsewhere = await newStudent(server.baseURL, game.code, clientId);
  await elsewhere.answer(required(game.statements[0]?._id), 'Akkoord', { partyId: required(second?._id) });
  await choose(page, 'Neutraal');
  await expectNotice(page, 'Je antwoord “Neutraal” kon niet bewaard worden. Probeer het opnieuw.');
  await expect(page.getByText(`Je speelt als ${second?.name}`)).toBeVisible();
});
