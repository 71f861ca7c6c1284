// A computer of the class, on which nobody logs in.
import type { Browser, Page } from '@playwright/test';
import { expect } from './student.ts';

/** A page of its browser, before any navigation. */
export async function newComputer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Its heading while it waits for a game. */
export const waiting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Toon hier je spel' });

/** The six digits on it. */
export async function digitsOn(page: Page): Promise<string> {
  const digits = page.locator('main strong');
  await expect(digits).toHaveText(/^\d{6}$/);
  return digits.innerText();
}
