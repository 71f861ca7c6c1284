// Questions from the class on the board: the teacher opens them, looks at them first, and makes one of them large.
import { expect } from '@playwright/test';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { digitsOn, newComputer } from './class-computer.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { chooseLine } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { watchFor } from './watch-for.ts';

startWithTeacher({ isSignedIn: true });

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

test('a class asks, its teacher looks first, and the board shows what most ask', async ({ page: board, browser }) => {
  const { code } = await startGame(teacher, { name: 'Vragen' });
  const computer = await newComputer(browser);
  await computer.goto(`${server.baseURL}/screen`);
  const pairingCode = await digitsOn(computer);
  await teacher.call('POST voting/session/:code/projectors', { params: { code }, body: { pairingCode } });
  await board.goto(liveOf(code));
  const onBoard = (on: typeof board) => on.getByRole('main').getByRole('listitem');

  await chooseLine(board, 'Open de vragen');
  for (const screen of [board, computer]) {
    await expect(screen.getByRole('heading', { name: 'Vragen van de klas' })).toBeVisible();
    await expect(screen.getByText('Nog geen vragen op het bord')).toBeVisible();
  }

  const found = await watchFor(board, ['Emma']);
  const students = await Promise.all(Array.from({ length: 8 }, () => newStudent(server.baseURL, code)));
  const ids: string[] = [];
  for (const [at, student] of students.slice(0, 6).entries()) ids.push(await student.ask(`Wie betaalt bus ${at}?`));
  await required(students[6]).ask('Betaalt Emma ook?');

  const desk = await board.context().newPage();
  await desk.goto(`${server.baseURL}/teacher/votingsession/${code}/arguments`);
  await expect(desk.getByRole('heading', { level: 1, name: '7 vragen wachten' })).toBeVisible();
  await expect(desk.getByText('naam?')).toBeVisible();
  await expectAccessible(desk);
  // The flagged one comes first.
  await desk.keyboard.press('2');
  await expect(desk.getByText('Verborgen')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByRole('heading', { level: 1, name: 'Alles is nagekeken' })).toBeVisible();
  for (const screen of [board, computer]) {
    await expect(onBoard(screen)).toHaveCount(5);
    await expect(screen.getByText('en nog 1 vraag op je gsm')).toBeVisible();
  }

  const last = required(ids[5]);
  for (const student of students.filter((_, at) => at !== 5)) await student.mark(last);
  for (const screen of [board, computer]) {
    await expect(onBoard(screen).first()).toContainText('Wie betaalt bus 5?');
    await expect(onBoard(screen).first()).toContainText(/ook van \d anderen/);
  }
  await expectAccessible(board);
  await expectAccessible(computer);

  await onBoard(board).first().getByRole('button').click();
  await expect(onBoard(computer)).toHaveCount(0);
  await expect(computer.getByRole('main')).toContainText('Wie betaalt bus 5?');
  await board.getByRole('button', { name: 'Wie betaalt bus 5?' }).click();
  await expect(onBoard(computer)).toHaveCount(5);

  await onBoard(board).first().getByRole('button').click();
  await board.getByRole('button', { name: 'Maak er een stelling van' }).click();
  const dialog = board.getByRole('dialog', { name: 'Eigen stelling' });
  await expect(dialog.getByLabel('Stelling', { exact: true })).toHaveValue('Wie betaalt bus 5?');
  await dialog.getByRole('button', { name: 'Sluit' }).click();
  await board.getByRole('button', { name: 'Beantwoord' }).click();
  for (const screen of [board, computer]) {
    await expect(onBoard(screen)).toHaveCount(5);
    await expect(screen.getByRole('main')).not.toContainText('Wie betaalt bus 5?');
  }
  await expect(desk.getByText('Beantwoord')).toBeVisible();

  await board.getByRole('button', { name: 'De vragen zijn open' }).click();
  await board.getByRole('button', { name: 'Sluit de vragen' }).click();
  for (const screen of [board, computer])
    await expect(screen.getByText('Er komen geen vragen meer bij.')).toBeVisible();
  await expect(onBoard(board)).toHaveCount(5);
  expect((await found()).drawn).toEqual([]);

  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await board.goto(`${server.baseURL}/teacher/votingsession/${code}/results/overview`);
  const list = board.getByRole('region', { name: 'Vragen van de klas' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(list.getByRole('listitem').filter({ hasText: 'beantwoord' })).toContainText('Wie betaalt bus 5?');
  await expectAccessible(board);
  await board.goto(`${server.baseURL}/teacher/votingsession/${code}/debate/results?view=last`);
  await expect(board.getByRole('heading', { name: 'Waarover praten we door?' })).toBeVisible();
  for (const screen of [board, computer])
    await expect(screen.getByRole('main')).toContainText(/^Waarover praten we door\?Wie /);
});
