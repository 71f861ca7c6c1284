// The database refuses to store anything while a class answers: the teacher reads it before moving on.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { newStudent, prepareTeacher, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { followsGame } from './follows-game.ts';
import { server, startWithServer } from './server.ts';
import { stopTime } from './time.ts';

startWithServer();

const SAID = 'Antwoorden worden even niet bewaard.';

test('the teacher’s laptop says that answers are not being stored, until the phones have sent them again', async ({
  page,
}) => {
  const teacher = await prepareTeacher(server.baseURL);
  const { code } = await startGame(teacher, { name: 'Volle schijf' });
  await signInAs(page.context(), teacher);
  await page.clock.install();
  const follows = followsGame(page);
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}`);
  await follows;
  const student = await newStudent(server.baseURL, code);
  const answer = () => student.answer(required(teacher.statements[0]), 'Akkoord');
  const said = page.getByRole('status').filter({ hasText: SAID });
  // The page's clock stands still, so that for the page its half minute begins with the answer that is refused, also on a slow machine.
  await stopTime(page);
  const database = new DatabaseSync(join(server.dataDir, 'halfrond.sqlite'));
  database.exec('begin immediate');
  await expect(answer()).rejects.toThrow('503');
  await expect(said).toBeVisible();
  database.exec('rollback');
  database.close();
  await answer();
  await page.clock.runFor(29_000);
  await expect(said).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(said).toHaveCount(0);
});
