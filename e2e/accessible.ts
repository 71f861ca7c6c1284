// Accessibility errors of a page, as far as axe finds them.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Finishes all animations: axe would measure the contrast of half-faded colours. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Expects that axe finds nothing on the page, once its content is loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /Even geduld/ })).toHaveCount(0);
  await finishAnimations(page);
  // Each window inside the page is a document of its own, with landmarks of its own.
  const windows = await page.locator('iframe[data-pane]').evaluateAll((all) => all.map((one) => one.dataset.pane));
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  const parts = [
    axe().exclude('iframe[data-pane]'),
    ...windows.map((name) => axe().include({ fromFrames: [`iframe[data-pane="${name}"]`, 'html'] })),
  ];
  const violations = [];
  for (const part of parts) violations.push(...(await part.analyze()).violations);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
