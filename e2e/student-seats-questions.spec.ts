// Questions on a device that several students share: each asks as themselves, behind their own sign, while the game goes on.
import type { Page } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { makeGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './notices.ts';
import { answerAll, expectNothingOf, heading, share, sign, signOf, stored, take } from './seats.ts';
import { server, startWithServer } from './server.ts';
import { expect, expectByItself } from './student.ts';

test.use({ viewport: { width: 768, height: 1024 } });

startWithServer();

const QUESTION = 'Wie betaalt dat eigenlijk?';
const HALF = 'En waarom zou';
const field = (page: Page) => page.getByLabel('Wat wil je weten?');

/** The student with that number opens their questions. */
async function open(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Stel een vraag' }).click();
  await page.getByRole('button', { name: `Nummer ${number}` }).click();
  await sign(page, signOf(number), 'Ja, ik stel een vraag');
  await expect(field(page)).toBeVisible();
}

test('each asks between two statements, reads only their own, and loses nothing when the class goes on', async ({
  page,
}) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL);
  const params = { code: game.code };
  const asked = async () => (await call('GET voting/session/:code/questions', { params })).questions;
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await answerAll(page, textOf(game, 0));
  await expect(page.getByRole('button', { name: 'Stel een vraag' })).toHaveCount(0);
  const openQuestions = (isOpen: boolean) =>
    call('POST voting/session/:code/questions-open', { params, body: { open: isOpen } });
  await openQuestions(true);

  await test.step('number 2 asks', async () => {
    await page.getByRole('button', { name: 'Stel een vraag' }).click();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nee, terug' }).click();
    await open(page, 2);
    await expectAccessible(page);
    await field(page).fill(QUESTION);
    await page.getByRole('button', { name: 'Vraag het' }).click();
    await expect(page.getByRole('list', { name: 'Jouw vragen' })).toContainText('Je leerkracht leest ze eerst.');
    expect(await asked()).toMatchObject([{ text: QUESTION, state: 'held' }]);
    await page.getByRole('button', { name: 'Sluit mijn vragen' }).click();
    await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
    await expectNothingOf(page, QUESTION);
  });
  await test.step('number 3 finds nothing of it, and is interrupted by the next statement', async () => {
    await open(page, 3);
    await expectNothingOf(page, QUESTION);
    await field(page).fill(HALF);
    await game.moveTo(1);
    await expect(heading(page, 'Geef door aan 1')).toBeVisible();
    await expectNothingOf(page, HALF);
    await answerAll(page, textOf(game, 1));
    await expect(page.getByRole('button', { name: 'Stel een vraag' }), 'they end with a statement').toHaveCount(0);
    await openQuestions(true);
  });
  await test.step('a wrong sign opens nothing, the right one what was typed', async () => {
    await page.getByRole('button', { name: 'Stel een vraag' }).click();
    await page.getByRole('button', { name: 'Nummer 3' }).click();
    await sign(page, signOf(1), 'Ja, ik stel een vraag');
    await expect(page.getByText('Dat is niet het teken van nummer 3.')).toBeVisible();
    await expectNothingOf(page, HALF, QUESTION);
    await sign(page, signOf(3), 'Ja, ik stel een vraag');
    await expect(field(page)).toHaveValue(HALF);
    await page.getByRole('button', { name: 'Sluit mijn vragen' }).click();
  });
  await test.step('a shown one is marked by number 1, and counts as theirs', async () => {
    await call('POST voting/session/:code/questions', { params, body: { show: [required((await asked())[0])._id] } });
    await open(page, 1);
    const mark = page.getByRole('button', { name: 'Ook mijn vraag' });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Sluit mijn vragen' }).click();
    await open(page, 3);
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('the teacher closes them', async () => {
    await openQuestions(false);
    await expectByItself(heading(page, 'Iedereen is klaar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stel een vraag' })).toHaveCount(0);
  });
  await game.moveTo(2);
  await take(page, 1, textOf(game, 2));
});

test('one who stops takes away only what they typed themselves', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL);
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await answerAll(page, textOf(game, 0));
  await call('POST voting/session/:code/questions-open', { params: { code: game.code }, body: { open: true } });
  for (const number of [2, 3]) {
    await open(page, number);
    await field(page).fill(`${HALF} ${number}`);
    await page.getByRole('button', { name: 'Sluit mijn vragen' }).click();
  }
  await page.getByText('Iemand stopt', { exact: true }).click();
  await page.getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nummer 2 stopt' }).click();
  await expect(page.getByRole('button', { name: 'Nummer 2 stopt' })).toHaveCount(0);
  expect(await stored(page)).not.toContain(`${HALF} 2`);
  await open(page, 3);
  await expect(field(page)).toHaveValue(`${HALF} 3`);
});
