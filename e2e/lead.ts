// What leads a statement: the main button and the steps beside it, on a laptop and on a phone.
import type { Page } from '@playwright/test';
import { expect } from './student.ts';

/** A second press of the main button within this many milliseconds is taken for a bounce. */
export const BOUNCE_MS = 700;

/** The one button that leads. */
export const mainButton = (page: Page) => page.locator('[data-main]');

/** When it was pressed last. */
const pressedAt = new WeakMap<Page, number>();

/** Presses it, when it says that; with a key if one is given. Waits as a hand does between two presses. */
export async function lead(page: Page, says: string, key?: string): Promise<void> {
  await expect(mainButton(page)).toHaveText(says);
  await expect(mainButton(page)).not.toHaveAttribute('aria-busy', 'true');
  // No condition can tell that a time has passed in which nothing is to happen.
  await page.waitForTimeout(Math.max(0, (pressedAt.get(page) ?? 0) + BOUNCE_MS - Date.now()));
  if (key === undefined) await mainButton(page).click();
  else await page.keyboard.press(key);
  pressedAt.set(page, Date.now());
}

/** Starts from the lobby, whoever is there already. */
export const startFrom = (page: Page) => page.getByRole('button', { name: /^Start (het spel|met \d+)$/ });

/** Closes the game for good: the button asks first. */
export async function closeGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Klaar met dit spel', exact: true }).click();
  await page.waitForTimeout(BOUNCE_MS);
  await page.getByRole('button', { name: 'Ja, sluit het spel af', exact: true }).click();
}

/** So many students joined and have all answered, as far as the page knows: it is told a moment later. */
export const allAnswered = (page: Page, students: number) => {
  const told = new RegExp(`^${students} van (de )?${students} `);
  return expect(
    page
      .getByRole('img', { name: told })
      .or(page.getByRole('status').filter({ hasText: told }))
      .first(),
  ).toBeVisible();
};

/** The step that the board is at. */
export const isAt = (page: Page, step: string) =>
  expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveText(step);

/** Chooses a line of the menu. */
export async function chooseLine(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Meer' });
  await menu.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
  await expect(menu).toHaveCount(0);
}
