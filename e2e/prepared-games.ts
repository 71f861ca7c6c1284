// The list of prepared games on the dashboard.
import type { Locator, Page } from '@playwright/test';

/** A prepared game's ⋯. */
export const moreOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Meer ${name}`, exact: true });

/** Presses a line of a prepared game's ⋯. */
export async function pressMore(page: Page, name: string, line: string): Promise<void> {
  await moreOf(page, name).click();
  await page.getByRole('dialog', { name, exact: true }).getByText(line, { exact: true }).click();
}
