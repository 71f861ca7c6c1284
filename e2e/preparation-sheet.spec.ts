// The sheet with which a teacher prepares a lesson: before the game is saved, and of a colleague's game before it is taken.

import { expect, test } from '@playwright/test';
import { registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { createTemplate } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { server } from './server.ts';

startWithTeacher({ settings: { DEMO_CONTENT: 'false' }, set: { name: 'Vlaanderen beslist', statements: 3 } });

/** A4, in CSS pixels. */
const A4 = { width: 794, height: 1123 };

test('shows a game that is not saved yet, prints without the page around it, and leads back to it', async ({
  page,
}) => {
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByLabel('Naam van het spel').fill('Voor morgen');
  await page.getByRole('textbox', { name: 'Klas' }).fill('5A');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Naar de stellingen');
  await page
    .getByRole('button', { name: /^Bekijk wat/ })
    .first()
    .click();
  await page.getByLabel('Jouw notitie').fill('Begin bij de bus van school.');
  for (const words of ['Naar de partijen', 'Naar de opties', 'Kijk alles na']) await press(words);
  await page.getByRole('link', { name: 'Voorbereidingsblad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voor morgen' })).toBeVisible();
  await expect(page.getByText('Begin bij de bus van school.')).toBeVisible();
  await expect(page.getByText('minuut 15 tot 30')).toBeVisible();
  await expect(page.getByText('Voor 5A')).toBeVisible();
  await expectAccessible(page);

  await test.step('printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const pages = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pages.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('link', { name: 'Terug naar het spel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible();
  await press('Maak het spel');
  await expect(page.getByRole('heading', { name: 'Voor morgen' })).toBeVisible();
});

test('a colleague reads the sheet of a link without the giver’s notes, before taking the game', async ({ page }) => {
  const notes = [{ statementId: required(teacher.statements[0]), text: 'Let op achteraan.' }];
  const id = await createTemplate(teacher, { name: 'Van een collega', notes });
  const { token } = await teacher.call('POST game_templates/:id/link', { params: { id } });
  await signInAs(page.context(), await registerTeacher(server.baseURL));
  await page.goto(`${server.baseURL}/teacher/games/link/${token}`);
  await page.getByRole('link', { name: 'Voorbereidingsblad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Van een collega' })).toBeVisible();
  await expect(page.getByText('Partijen', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Let op achteraan.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect(page.getByRole('button', { name: 'Zet in mijn spellen' })).toBeVisible();

  await teacher.call('DELETE game_templates/:id/link', { params: { id } });
  await page.goto(`${server.baseURL}/teacher/games/link/${token}/sheet`);
  await expect(page.getByText('Dit spel bestaat niet meer')).toBeVisible();
});
