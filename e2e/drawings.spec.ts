// The thing beside a statement: chosen in the editor by keyboard, and on a phone once the statement is there, never as part of the page.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startedGame, textOf } from '#testing/game.ts';
import { office, startWithOffice } from './office.ts';
import { server } from './server.ts';
import { join, statement } from './student.ts';

startWithOffice();

test('a phone shows the statement first, and moves nothing when the drawing comes', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  await page.setViewportSize({ width: 320, height: 640 });
  const asked: string[] = [];
  const heading = statement(page, textOf(game, 0));
  const { promise: isMeasured, resolve: measured } = Promise.withResolvers<void>();
  await page.route('**/drawings/*.svg', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    expect(await heading.isVisible()).toBe(true);
    await isMeasured;
    await route.continue();
  });
  await join(page, server.baseURL, game.code);
  await expect.poll(() => asked).toEqual(['/drawings/ballot-box.svg']);
  const before = await heading.boundingBox();
  measured();
  const drawing = page.getByRole('img', { name: 'Een stembus' });
  await expect.poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.locator('main svg title, main image')).toHaveCount(0);
});

test('an editor chooses a drawing with the arrows, and takes it away again', async ({ page }) => {
  const { _id } = await office.call('POST question_sets', {
    body: {
      name: 'Met tekening',
      description: '',
      opinionOptions: [],
      statements: [{ _id: randomUUID(), description: 'Elk huis krijgt een boom.' }],
      parties: [],
      partyOpinions: [],
    },
  });
  const drawn = async () =>
    (await office.call('GET question_sets/:id', { params: { id: _id } })).statements[0]?.drawing;
  await office.open(page, `/admin/question_sets/${_id}/edit`);
  await page.getByRole('tab', { name: /Stellingen/ }).click();
  await page.locator('summary', { hasText: 'Tekening' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Geen tekening' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Een vliegtuig' })).toBeChecked();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect.poll(drawn).toBe('aeroplane');
  await page.getByRole('radio', { name: 'Een vliegtuig' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect.poll(drawn).toBe(null);
});
