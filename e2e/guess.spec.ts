// What a pupil guesses of the class while they wait: nothing is chosen before it is touched, and the answer comes after the board's.
import { test } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { makeGame, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { hold } from './hold.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, join } from './student.ts';

startWithServer();
test.use({ viewport: { width: 390, height: 844 } });

test('a class guesses how many agree, and is told when its board shows the result', async ({ page }) => {
  const game = await makeGame(server.baseURL);
  const [statement] = game.statements;
  const { _id: statementId } = required(statement);
  const others = await Promise.all(Array.from({ length: 7 }, () => newStudent(server.baseURL, game.code)));
  const call = await logIn(server.baseURL);
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  await game.start();
  for (const [at, student] of others.entries()) {
    await student.answer(statementId, at < 3 ? 'Akkoord' : 'Niet akkoord');
    await student.guess(statementId, 8);
  }
  await choose(page, 'Niet akkoord');

  const slider = page.getByRole('slider', { name: 'Hoeveel van de 10 kozen “Akkoord”, denk je?' });
  await test.step('asks below the answer, without a choice of its own', async () => {
    await expect(page.getByRole('heading', { name: 'En de klas?' })).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', 'nog geen gok');
    await expectAccessible(page);
  });

  await test.step('sends what was touched, also by keys', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/guess'));
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '7 van de 10');
    expect((await sent).postDataJSON()).toEqual({ guess: 7 });
    await page.reload();
    await expect(slider).toHaveAttribute('aria-valuetext', '7 van de 10');
  });

  await test.step('tells one’s own guess, the class’s and how it was', async () => {
    await call('POST voting/session/:code/statement/:statementId/shown', {
      params: { code: game.code, statementId },
    });
    await expect(page.getByRole('heading', { name: 'Jij gokte 7. Het waren er 4.' })).toBeVisible();
    await expect(page.getByText('Samen gokte de klas 8.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('costs one call beside the answer: nothing is read for it on the next statement', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.method());
    });
    await game.moveTo(1);
    const next = required(game.statements[1])._id;
    for (const [at, student] of others.entries()) {
      await student.answer(next, at < 3 ? 'Akkoord' : 'Niet akkoord');
      await student.guess(next, 8);
    }
    // Also to one who guesses before the answer is stored.
    const release = await hold(page, '**/opinion');
    await choose(page, 'Niet akkoord');
    const answered = page.waitForResponse('**/opinion');
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '6 van de 10');
    release();
    await answered;
    await stored;
    await call('POST voting/session/:code/statement/:statementId/shown', {
      params: { code: game.code, statementId: next },
    });
    await expect(page.getByRole('heading', { name: 'Jij gokte 6. Het waren er 4.' })).toBeVisible();
    expect(calls).toEqual(['POST', 'PUT']);
  });
});
