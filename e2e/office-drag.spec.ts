// Dragging a row of a list in the office.
import { expect, test } from '@playwright/test';
import { office, startWithOffice, storeBlock } from './office.ts';

startWithOffice();

test('a drag ends with the list that it is in', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked += 1;
      return ask(callback);
    };
    /** How often the page asks for a frame while ten pass. */
    const asksInTen = async () => {
      const before = asked;
      for (let frame = 0; frame < 10; frame++) await new Promise(ask);
      return asked - before;
    };
    Object.assign(window, { asksInTen });
  });
  const asksInTen = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'asksInTen')());
  await storeBlock(office.call, { title: 'Wie wij zijn' });
  await office.open(page, '/admin/content');
  await page.getByRole('link', { name: /Over ons/ }).click();
  const grip = page.locator('[data-grip]').first();
  await grip.hover();
  await page.mouse.down();
  expect(await asksInTen(), 'a drag asks for each').toBeGreaterThanOrEqual(9);
  await page.goBack();
  await expect(grip).toHaveCount(0);
  await expect.poll(asksInTen).toBe(0);
  await page.mouse.up();
});
