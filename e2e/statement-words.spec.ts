// What was written about a statement, on the laptop that is the board: the background on a key, the teacher's notes on a press that says so, a
// difficult word where the pointer or the focus is.

import { expect } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { pairedProjector, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { makeWordsGame } from '#testing/screens/played-games.ts';
import { expectAccessible } from './accessible.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { openStatement } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

test('the background is on the board on a key, and the notes are behind the statement; a lobby takes an own statement', async ({
  page,
}) => {
  const { call } = teacher;
  const { code, statement, note, start } = await makeWordsGame(call);
  await page.goto(liveOf(code));
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Eigen stelling' });
  await dialog.getByLabel('Stelling').fill('Moet de schoolbel weg?');
  await dialog.getByRole('button', { name: 'Voeg toe' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Je stelling is toegevoegd, als laatste.')).toBeVisible();
  const { statements } = await call('GET voting/session/:code', { params: { code } });
  expect(statements.map(({ description, own }) => [description, own])).toEqual([
    [statement.description, false],
    ['Moet de schoolbel weg?', true],
  ]);

  await start();
  await expect(page.getByRole('heading', { level: 1, name: statement.description })).toBeVisible();
  const background = page.getByRole('main').getByText(statement.background);
  await page.keyboard.press('i');
  await expect(background).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(background).toHaveCount(0);

  const about = await openStatement(page);
  await expect(about).toContainText(statement.background);
  await expect(page.getByText(note)).toBeHidden();
  await about.getByText('Mijn notities (zichtbaar op dit scherm)').click();
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
});

test('a difficult word explains itself on board and projector, and the keys of the lesson still work', async ({
  page,
  context,
}) => {
  const explanation = 'Iedereen die mag stemmen, moet gaan stemmen.';
  const chief = await logIn(server.baseURL);
  await chief('POST difficult_words', { body: { word: 'Opkomstplicht', description: explanation } });
  const { code } = await startGame(teacher, { settings: ['show_difficult_words', 'own_arguments'] });
  await page.goto(liveOf(code));
  const word = page.getByRole('button', { name: 'opkomstplicht', exact: true });
  const close = page.getByRole('button', { name: 'Sluit de uitleg' });

  await word.hover();
  await expect(page.getByText(explanation)).toBeVisible();
  const ends = [page.getByRole('region', { name: /Opkomstplicht/ }), page.locator('#main')];
  const [ofCard, ofView] = await Promise.all(
    ends.map((one) => one.evaluate((part) => part.getBoundingClientRect().bottom)),
  );
  expect(required(ofCard), 'nothing of it is below what is seen').toBeLessThanOrEqual(required(ofView));
  await word.click();
  await expect(word).toHaveAccessibleDescription(explanation);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(explanation)).toHaveCount(0);
  await expect(page, 'Escape did nothing else').toHaveURL(liveOf(code));

  await page.mouse.move(0, 0);
  for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key);
  await expect(word).toBeFocused();
  await expect(page.getByText(explanation)).toBeVisible();
  await close.click();
  await expect(page.getByText(explanation)).toHaveCount(0);

  await word.focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Toon eerst het resultaat', { exact: false })).toBeVisible();
  await word.hover();
  await expect(page.getByText(explanation)).toBeVisible();
  await expect(close).toBeInViewport({ ratio: 1 });

  const token = await pairedProjector(server.baseURL, teacher.call, code);
  const projector = await context.newPage();
  await projector.addInitScript((stored) => localStorage.setItem('projector-token', stored), token);
  await projector.goto(`${server.baseURL}/screen`);
  await projector.getByRole('button', { name: 'opkomstplicht', exact: true }).hover();
  await expect(projector.getByText(explanation)).toBeVisible();
  await projector.close();
});
