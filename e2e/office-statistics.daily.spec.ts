// Statistics: the figures of a game that was played, and both files.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { createGame, newStudent, prepareTeacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { server, startWithServer } from './server.ts';

/** The fewest answers that the file per statement may include. */
const STUDENTS = 5;
startWithServer({ DEMO_CONTENT: 'false' });

async function fileOf(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return readFile(await file.path(), 'utf8');
}

test('figures of the games that were played, as charts and as files', async ({ page, context }) => {
  const teacher = await prepareTeacher(server.baseURL);
  await signInAs(context, teacher);
  await page.goto(`${server.baseURL}/admin/statistics`);
  await expect(page.getByRole('heading', { name: 'Er is nog niet gespeeld' })).toBeVisible();
  await expectAccessible(page);

  const code = await createGame(teacher, { name: 'Debat van 4B' });
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => newStudent(server.baseURL, code)));
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  for (const student of students) await student.answer(required(teacher.statements[0]), 'Akkoord');

  await page.reload();
  const measures = page.getByRole('group', { name: 'Wat wil je in de grafieken zien?' });
  await expect(measures).toContainText('1Spellen');
  await measures.getByRole('radio', { name: 'Deelnemers' }).check();
  await expect(page.getByRole('heading', { name: 'Deelnemers per soort spel' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Debat/ })).toHaveText(/5$/);
  await expect(page.getByRole('listitem').filter({ hasText: /^Partijspel/ })).toHaveText(/0$/);
  await expectAccessible(page);

  const figures = await fileOf(page, 'Download cijfers');
  expect(figures).toMatch(/^\uFEFF"maand";"soort spel";"tempo";"doelgroep";"spellen";"deelnemers";"antwoorden"/);
  expect(figures).toMatch(/"debat";"leerkracht bepaalt";.*;"1";"5";"5"/);
  const extended = await fileOf(page, 'Download per stelling');
  expect(extended).toMatch(/^\uFEFF"spel";"maand";"soort spel";"stelling";"antwoord";"aantal"/);
  expect(extended, 'nothing of a game that is still going on').not.toContain('Akkoord');
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  expect(await fileOf(page, 'Download per stelling')).toMatch(/"Akkoord";"5"/);
});
