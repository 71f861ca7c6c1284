// The text that a student types is preserved: while typing, when the teacher moves on, but not when they deleted it.
import { TOOLTIP_LEAVE_MS } from '#shared/domain/limits.ts';
import { logIn } from '#testing/api-client.ts';
import { startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { argue, expect, expectSaved, giveAnswer, joinStarted, statement } from './student.ts';

startWithServer();
test.beforeAll(async () => {
  const call = await logIn(server.baseURL);
  await call('POST difficult_words', {
    body: { word: 'Opkomstplicht', description: 'Moeten gaan stemmen. '.repeat(6) },
  });
});

test('letters in the middle of a code or a full argument go where the caret is', async ({ page }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_arguments'] });
  await page.goto(server.baseURL);
  const code = page.getByLabel('Code van je leerkracht');
  await code.pressSequentially('abef');
  await code.press('ArrowLeft');
  await code.press('ArrowLeft');
  await code.pressSequentially('cd');
  await expect(code).toHaveValue('ABCDEF');
  await code.fill(`${server.baseURL}/votingsession/${game.code}`);
  await expect(code).toHaveValue(game.code);
  await code.press('Enter');
  await expect(code).toHaveCount(0);
  const argument = page.getByRole('textbox');
  const full = `Kiezers ${'a'.repeat(287)}EINDE`;
  await argument.fill(full);
  await argument.press('Control+Home');
  await argument.pressSequentially('abc');
  await expect(argument).toHaveValue(full);
  await argument.press('Delete');
  await argument.pressSequentially('k');
  await expect(argument).toHaveValue(`k${full.slice(1)}`);
});

test('a code that a keyboard composes, letter by letter, is written once', async ({ page }) => {
  await page.goto(server.baseURL);
  const code = page.getByLabel('Code van je leerkracht');
  // The field is the app's only once it writes capitals.
  await code.fill('a');
  await expect(code).toHaveValue('A');
  await code.fill('');
  const keyboard = await page.context().newCDPSession(page);
  const typed = 'ab3def';
  for (let end = 1; end <= typed.length; end += 1) {
    const place = { selectionStart: end, selectionEnd: end };
    await keyboard.send('Input.imeSetComposition', { text: typed.slice(0, end), ...place });
  }
  await keyboard.send('Input.insertText', { text: typed });
  await expect(code).toHaveValue('AB3DEF');
});

test('an answer that was begun is kept, and does not go without a word', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await page.getByRole('textbox').fill('Omdat');
  await game.moveTo(1);
  await expectNotice(page, 'Je was nog bezig. Dat antwoord is niet verstuurd.');
  await game.moveTo(0);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Omdat');
  await game.end();
  await expectNotice(page, 'Je was nog bezig. Dat antwoord is niet verstuurd.');
});

test('what was given up does not come back', async ({ page }) => {
  await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await argue(page, 'Akkoord', 'eerste');
  await expectSaved(page);
  const change = page.getByRole('button', { name: 'Pas je antwoord aan' });
  await change.click();
  await page.getByRole('radio', { name: 'Niet akkoord' }).check();
  await page.getByRole('textbox').fill('weggegooid');
  await page.getByRole('button', { name: 'Laat mijn antwoord zoals het was' }).click();
  await change.click();
  await expect(page.getByRole('radio', { name: 'Akkoord', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox')).toHaveValue('eerste');
});

test('an explanation hides no answer, and a tap beside it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinStarted(page, server.baseURL, { settings: ['own_arguments', 'show_difficult_words'] });
  await page.getByRole('button', { name: 'opkomstplicht', exact: true }).click();
  const explanation = page.getByText('Moeten gaan stemmen.');
  await expect(explanation).toBeVisible();
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await expect(explanation).toHaveCount(0, { timeout: TOOLTIP_LEAVE_MS / 2 });
});

test('a page that promised the result says that none follows if the game ends first', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await page.goto(`${server.baseURL}/results/${game.id}`);
  await expect(page.getByRole('link', { name: 'Terug naar het spel' })).toBeVisible();
  await game.archive();
  const over = page.getByRole('alert').getByRole('heading', { level: 1, name: 'Dit spel is afgelopen' });
  await expect(over).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terug naar het spel' })).toHaveCount(0);
  await page.reload();
  await expect(over).toBeVisible();
  await expectAccessible(page);
});

test('after a second round the answer given in it is the one to change, not one that was begun before', async ({
  page,
}) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await argue(page, 'Akkoord', 'Omdat het moet.');
  await expectSaved(page);
  const change = page.getByRole('button', { name: 'Pas je antwoord aan' });
  await change.click();
  await page.getByRole('radio', { name: 'Neutraal', exact: true }).check();
  await game.voteAgain(0);
  await expect(page.getByText('Ik blijf erbij')).toBeVisible();
  await page.getByRole('button', { name: /^Niet akkoord/ }).click();
  await expectSaved(page);
  await change.click();
  await expect(page.getByRole('radio', { name: 'Niet akkoord', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox')).toHaveValue('Omdat het moet.');
});

test('an argument that is emptied in the second round is gone, and one that nobody asked for stays', async ({
  page,
}) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  const comments = async () => (await game.answers()).map(({ comment }) => comment);
  for (const [at, left] of ['', 'Omdat het moet.'].entries()) {
    await game.moveTo(at);
    await expect(statement(page, textOf(game, at))).toBeVisible();
    await argue(page, 'Akkoord', 'Omdat het moet.');
    await expectSaved(page);
    if (left === '') {
      await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
      await page.getByRole('textbox').fill('Toch omdat het moet.');
    }
    await game.voteAgain(at);
    await expect(page.getByText('Ik blijf erbij')).toBeVisible();
    if (left === '') await page.getByRole('textbox').fill('');
    await page.getByRole('button', { name: /^Akkoord/ }).click();
    await expectSaved(page);
    expect((await comments())[at]).toBe(left);
  }
});

test('an argument that waits, and was opened and left as it was, is there when the class votes again', async ({
  page,
}) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await intercept(page, '**/opinion', (route) => route.abort('internetdisconnected'));
  await argue(page, 'Akkoord', 'Omdat het moet.');
  await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  await page.getByRole('button', { name: 'Laat mijn antwoord zoals het was' }).click();
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await game.voteAgain(0);
  await expect(page.getByText('Tweede stemming', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Omdat het moet.');
});
