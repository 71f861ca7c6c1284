// The database refuses to store anything while a class answers: the teacher reads it before moving on.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { newStudent, prepareTeacher, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

const SAID = 'Antwoorden worden even niet bewaard.';

test('the teacher’s laptop says that answers are not being stored, until the phones have sent them again', async ({
  page,
}) => {
  const teacher = await prepareTeacher(server.baseURL);
  const { code } = await startGame(teacher, { name: 'Volle schijf' });
  await signInAs(page.context(), teacher);
  await page.clock.install();
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}`);
  await expect(page.getByText(code, { exact: false }).first()).toBeVisible();
  const student = await newStudent(server.baseURL, code);
  const answer = () => student.answer(required(teacher.statements[0]), 'Akkoord');
  const database = new DatabaseSync(join(server.dataDir, 'halfrond.sqlite'));
  database.exec('begin immediate');
  const said = page.getByRole('status').filter({ hasText: SAID });
  // Again if the laptop did not listen yet.
  await expect(async () => {
    await expect(answer()).rejects.toThrow('503');
    await expect(said).toBeVisible({ timeout: 2_000 });
  }).toPass();
  database.exec('rollback');
  database.close();
  await answer();
  await page.clock.runFor(29_000);
  await expect(said).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(said).toHaveCount(0);
});
