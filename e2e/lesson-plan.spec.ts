// How a lesson goes: the other side of its card, of one's own game, and of a colleague's before it is taken.

import { expect, type Page, test } from '@playwright/test';
import { registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { createTemplate } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { server } from './server.ts';

startWithTeacher();

/** A4, in CSS pixels. */
const A4 = { width: 794, height: 1123 };

/** Returns how many pages are printed, without the page around the plan. */
async function printed(page: Page): Promise<number | undefined> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pages = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return pages.match(/\/Type\s*\/Page\b/g)?.length;
}

for (const [kind, from, to] of [
  ['Eén stelling', 3, 18],
  ['Drie stellingen', 33, 48],
  ['Speel een partij', 33, 43],
] as const)
  test(`the plan of “${kind}” has minutes, and is one page`, async ({ page }) => {
    await signInAs(page.context(), await registerTeacher(server.baseURL));
    await page.goto(`${server.baseURL}/teacher`);
    const theme = page.getByLabel('Thema');
    await theme.selectOption({ label: 'Jong in Vlaanderen' });
    await page.getByRole('link', { name: `Zo verloopt deze les ${kind}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible();
    await expect(page.getByText('minuut 0 tot 3', { exact: true })).toBeVisible();
    await expect(page.getByText(`minuut ${from} tot ${to}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Vragen bij het gesprek').first()).toBeVisible();
    await expectAccessible(page);
    expect(await printed(page)).toBe(1);
  });

test('the plan of an own game has its notes, and is left for the lessons', async ({ page }) => {
  const notes = [{ statementId: required(teacher.statements[0]), text: 'Begin bij de bus van school.' }];
  const id = await createTemplate(teacher, { name: 'Voor morgen', classLabel: '5A', notes });
  await signInAs(page.context(), teacher);
  await page.goto(`${server.baseURL}/teacher/games/${id}/plan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Voor morgen' })).toBeVisible();
  await expect(page.getByText('Begin bij de bus van school.')).toBeVisible();
  await expect(page.getByText(/5A/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Lessen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel tijd heb je?' })).toBeVisible();
});

test('a colleague reads how the lesson of a link goes without the giver’s notes', async ({ page }) => {
  const notes = [{ statementId: required(teacher.statements[0]), text: 'Let op achteraan.' }];
  const id = await createTemplate(teacher, { name: 'Van een collega', notes });
  const { token } = await teacher.call('POST game_templates/:id/link', { params: { id } });
  await signInAs(page.context(), await registerTeacher(server.baseURL));
  await page.goto(`${server.baseURL}/teacher/games/link/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Van een collega' })).toBeVisible();
  await expect(page.getByText('Partijen', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zet bij mijn lessen' })).toBeVisible();
  await expect(page.getByText('Let op achteraan.')).toHaveCount(0);
});
