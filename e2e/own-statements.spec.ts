// A teacher's own statements: one that is prepared in the wizard, and what is noted beside statements.
import { expect, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher, type Teacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';

let server: TestServer;
let teacher: Teacher;
test.beforeAll(async () => {
  server = await startServer({ DEMO_CONTENT: 'false' });
  teacher = await prepareTeacher(server.baseURL, { name: 'Vlaanderen beslist', statements: 3 });
});
test.afterAll(() => server.stop());
test.beforeEach(({ page }) => signInAs(page.context(), teacher));

test('an own statement is written in the wizard, placed by keys, and played with its own options', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Eigen stelling' });
  const text = dialog.getByLabel('Stelling');
  await page.getByLabel('Naam van het spel').fill('Met een eigen stelling');
  await press('Naar de stellingen');

  await test.step('what is missing, and a name in it', async () => {
    await press('Eigen stelling');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(dialog.getByText('Schrijf eerst je stelling.')).toBeVisible();
    await expect(text).toBeFocused();
    await text.fill('Moet Jana Peeters een smartphoneverbod krijgen?');
    await expect(dialog.getByText('Staat er een naam in?')).toBeVisible();
    await expectAccessible(page);
    await text.fill('Moet onze school een smartphoneverbod invoeren?');
    await expect(dialog.getByText('Staat er een naam in?')).toHaveCount(0);
  });
  await test.step('own options', async () => {
    await dialog.getByLabel('Eigen antwoorden').check();
    await dialog.getByLabel('Antwoord 1').fill('Ja, overal');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(dialog.getByText('Geef minstens twee antwoorden.')).toBeVisible();
    await dialog.getByLabel('Antwoord 2').fill('Alleen in de les');
    await dialog.getByLabel('Antwoord 3').fill('Neen');
  });
  await test.step('what is typed stays when the page is lost', async () => {
    await page.reload();
    await press('Eigen stelling');
    await expect(text).toHaveValue('Moet onze school een smartphoneverbod invoeren?');
    await expect(dialog.getByLabel('Antwoord 3')).toHaveValue('Neen');
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
  });

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await test.step('it is the last one, marked, and moves by keys', async () => {
    await expect(rows.last()).toContainText('Moet onze school een smartphoneverbod invoeren? eigen');
    await page.getByRole('button', { name: 'Verplaats: Moet onze school' }).press('Home');
    await expect(rows.first()).toContainText('smartphoneverbod');
  });
  await test.step('a note, and another text', async () => {
    await page.getByRole('button', { name: /^Bekijk je eigen stelling/ }).click();
    await page.getByLabel('Jouw notitie').fill('Begin bij wie een gsm heeft.');
    await press('Pas aan of verwijder');
    await page.getByLabel('Stelling', { exact: true }).fill('Moet onze school gsm’s verbieden?');
    await press('Bewaar');
  });
  for (const words of ['Naar de partijen', 'Naar de opties', 'Kijk alles na']) await press(words);
  await expect(page.getByText('Moet onze school gsm’s verbieden? eigen')).toBeVisible();
  await press('Maak het spel');
  await expect(page.getByRole('heading', { name: 'Met een eigen stelling' })).toBeVisible();

  const game = (await teacher.call('GET game_templates')).find(({ name }) => name === 'Met een eigen stelling');
  const own = required(game?.ownStatements[0]);
  expect(own).toMatchObject({
    description: 'Moet onze school gsm’s verbieden?',
    opinions: ['Ja, overal', 'Alleen in de les', 'Neen'],
  });
  expect(game?.statements[0]).toBe(own._id);
  expect(game?.notes).toEqual([{ statementId: own._id, text: 'Begin bij wie een gsm heeft.' }]);

  await test.step('and is removed again', async () => {
    await page.goto(`${server.baseURL}/teacher/games/${game?._id}/edit?step=3`);
    await expect(rows).toHaveCount(4);
    await page.getByRole('button', { name: /^Bekijk je eigen stelling/ }).click();
    await press('Pas aan of verwijder');
    await press('Verwijder');
    await expect(rows).toHaveCount(3);
  });
});
