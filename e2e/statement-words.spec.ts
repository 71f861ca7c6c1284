// What was written about a statement, on the laptop that is the board: the background on a key, the teacher's notes on a press that says so.

import { expect } from '@playwright/test';
import { makeWordsGame } from '#testing/screens/played-games.ts';
import { expectAccessible } from './accessible.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { chooseLine } from './lead.ts';
import { test } from './notices.ts';

startWithTeacher({ isSignedIn: true });

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

test('the background opens on a key and the notes by their line; a lobby takes an own statement', async ({ page }) => {
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
  const background = page.getByRole('dialog', { name: 'Achtergrond bij de stelling' });
  await page.keyboard.press('i');
  await expect(background).toContainText(statement.background);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(background).toHaveCount(0);

  await expect(page.getByText(note)).toHaveCount(0);
  await chooseLine(page, 'Mijn notities (zichtbaar op dit scherm)');
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
});
