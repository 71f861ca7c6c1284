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

/** What closes the game, on the last card and on the list. */
export const endButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Klaar', exact: true });

/** Closes the game for good; where it is asked, that class played it. */
export async function closeGame(page: Page, classLabel?: string): Promise<void> {
  await endButton(page).click();
  const dialog = page.getByRole('dialog');
  if (classLabel !== undefined) await dialog.getByLabel('Naam van de klas').fill(classLabel);
  await dialog.getByRole('button', { name: 'Klaar', exact: true }).click();
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

/** The menu of what was pressed. */
const menuOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function chooseIn(page: Page, menu: string, name: string | RegExp): Promise<void> {
  const line = menuOf(page, menu).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  await line.click();
  await expect(menuOf(page, menu)).toHaveCount(0);
}

/** Chooses a line of ⋯, or of one of its lines. */
export async function chooseLine(page: Page, name: string | RegExp, behind?: 'Schermen' | 'Stop hier'): Promise<void> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await chooseIn(page, 'Meer', behind ?? name);
  if (behind !== undefined) await chooseIn(page, behind, name);
}

/** The number of those who joined, to press. */
export const people = (page: Page) => page.getByRole('button', { name: /doe(t|n) mee: wat je kunt doen$/ });

/** Chooses what can be done about those who joined. */
export async function choosePeople(page: Page, name: string): Promise<void> {
  await people(page).click();
  await chooseIn(page, 'Wie meedoet', name);
}

/** Opens what is behind the number of the statement. */
export async function openStatement(page: Page) {
  await page.getByRole('button', { name: /Meer over deze stelling$/ }).click();
  return menuOf(page, 'Deze stelling');
}
