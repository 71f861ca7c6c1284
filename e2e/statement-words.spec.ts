// What was written about a statement, on the laptop that is the board: the background on a key, the teacher's notes on a press that says so.
import { expect } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { chooseLine } from './lead.ts';
import { test } from './notices.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

test('the background opens on a key and the notes by their line; a lobby takes an own statement', async ({ page }) => {
  const teacher = await prepareTeacher(server.baseURL);
  const { call } = teacher;
  const sets = await call('GET question_sets');
  const read = await Promise.all(sets.map(({ _id }) => call('GET question_sets/:id', { params: { id: _id } })));
  const set = required(read.find(({ statements }) => statements.some(({ background }) => background !== '')));
  const statement = required(set.statements.find(({ background }) => background !== ''));
  const { _id: gameTemplateId } = await call('POST game_templates', {
    body: {
      name: 'Met notities',
      type: 'debate',
      questionSet: set._id,
      statements: [statement._id],
      parties: set.parties.map(({ _id }) => _id),
      notes: [{ statementId: statement._id, text: 'Begin bij wie de bus neemt.' }],
    },
  });
  const { code } = await call('POST config/game-template/voting-session', { body: { gameTemplateId } });
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}`);
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

  await call('POST voting/session/:code/start', { params: { code } });
  await expect(page.getByRole('heading', { level: 1, name: statement.description })).toBeVisible();
  const background = page.getByRole('dialog', { name: 'Achtergrond bij de stelling' });
  await page.keyboard.press('i');
  await expect(background).toContainText(statement.background);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(background).toHaveCount(0);

  await expect(page.getByText('Begin bij wie de bus neemt.')).toHaveCount(0);
  await chooseLine(page, 'Mijn notities (zichtbaar op dit scherm)');
  await expect(page.getByText('Begin bij wie de bus neemt.')).toBeVisible();
  await expectAccessible(page);
});
