// Which step the wizard shows, its summary of the choices, and saving in a bad network.
import { expect, test } from '@playwright/test';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { loseReply } from './lost-reply.ts';
import { server } from './server.ts';

startWithTeacher({
  isSignedIn: true,
  settings: { DEMO_CONTENT: 'false' },
  set: { name: 'Vlaanderen beslist', statements: 4 },
});

test('no step changes by itself while one types or ticks, and nothing is said to be ticked that is not', async ({
  page,
}) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  const name = page.getByLabel('Naam van het spel');
  const next = (words: string) => page.getByRole('button', { name: words });
  const boxes = page.getByRole('checkbox');

  await test.step('what is ticked', async () => {
    await name.fill('Klas 5A');
    await next('Naar de stellingen').click();
    await page.getByRole('button', { name: 'Vorige' }).click();
    await expect(page.getByText(/partijen, alles staat aangevinkt/)).toBeVisible();
    await next('Naar de stellingen').click();
    await boxes.first().uncheck();
    await expect(page.getByText(/^Vink aan welke stellingen/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/partijen, niet alles staat aangevinkt/)).toBeVisible();
    for (const words of ['Naar de stellingen', 'Naar de partijen', 'Naar de opties', 'Kijk alles na'])
      await page.getByRole('button', { name: words, exact: true }).click();
  });
  await test.step('back to a step that is not complete', async () => {
    await page.getByRole('link', { name: /^Partijen/ }).click();
    await next('Pas aan').click();
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.goBack();
    await expect(page).toHaveURL(/step=4$/);
    await boxes.first().check();
    await expect(page.getByText(/^1 van \d+ gekozen$/).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welke partijen doen mee?' })).toBeVisible();
  });
  await test.step('back to a wizard that is empty again', async () => {
    await next('Naar de opties').click();
    await next('Kijk alles na').click();
    await next('Maak het spel').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel tijd heb je?' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/step=1$/);
    await name.fill('');
    await name.pressSequentially('Klas 6C');
    await expect(name).toHaveValue('Klas 6C');
  });
});

test('a game is made once where the reply to the first try is lost', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByLabel('Naam van het spel').fill('Eén keer gemaakt');
  const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const step of ['Naar de stellingen', 'Naar de partijen', 'Naar de opties', 'Kijk alles na']) await next(step);
  await loseReply(page, '**/api/game_templates');
  await next('Maak het spel');
  await expect(page.getByText(/^Bewaren is niet gelukt/)).toBeVisible();
  await page.reload();
  await next('Maak het spel');
  await expect(page.getByRole('heading', { name: 'Eén keer gemaakt' })).toBeVisible();
  const games = await teacher.call('GET game_templates');
  expect(games.filter(({ name }) => name === 'Eén keer gemaakt')).toHaveLength(1);
});

test('five clicks of the wizard and its lobby lead to a started debate', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  for (const words of ['Naar de stellingen', 'Naar de partijen', 'Naar de opties', 'Bewaar en start'])
    await page.getByRole('button', { name: words, exact: true }).click();
  await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z2-9]{6}$/);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('button', { name: 'Tel de handen' })).toBeVisible();
});

test('a new game is named by its type, and three statements are picked for a lesson', async ({ page }) => {
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByRole('radio', { name: /^Partijspel/ }).check();
  await expect(page.getByLabel('Naam van het spel')).toHaveValue(/^Partijspel \d/);
  await page.getByRole('button', { name: 'Naar de stellingen', exact: true }).click();
  await expect(page.getByText('4 stellingen, één lesuur')).toBeVisible();
  await page.getByRole('button', { name: 'Kies er 3 voor mij' }).click();
  await expect(page.getByText('3 stellingen, één lesuur')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});
