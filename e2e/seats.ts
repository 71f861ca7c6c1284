// Helpers for tests with students who share a device.
import type { Page } from '@playwright/test';
import { choose, expect, join, statement } from './student.ts';

/** The different answers of three students. */
export const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Shares the device in the waiting room. */
export async function share(page: Page, baseURL: string, code: string, how: string): Promise<void> {
  await join(page, baseURL, code);
  await page.getByRole('button', { name: 'Met meer op dit toestel?' }).click();
  await expect(heading(page, 'Met hoeveel deel je dit toestel?')).toBeVisible();
  await page.getByRole('radio', { name: how }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
}

/** The student with that number takes the device and sees the statement. */
export async function take(page: Page, number: number, text: string): Promise<void> {
  await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
  await page.getByRole('button', { name: `Ik ben nummer ${number}` }).click();
  await expect(statement(page, text)).toBeVisible();
}

/** All numbers answer differently. */
export async function answerAll(page: Page, text: string): Promise<void> {
  for (const [at, opinion] of OPINIONS.entries()) {
    await take(page, at + 1, text);
    await choose(page, opinion);
  }
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
}

/** After the question that stands for holding the number. */
export async function openResults(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Nummer ${number}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Ben jij nummer ${number}?`);
  await page.getByRole('button', { name: 'Ja, toon mijn resultaat' }).click();
  await expect(heading(page, 'Wie denkt zoals jij?')).toBeVisible();
}

/** The texts in the page that would reveal an answer. */
export const expectNothingOf = async (page: Page, ...words: readonly string[]) => {
  const html = await page.evaluate(() => document.documentElement.innerHTML);
  for (const word of words) expect(html).not.toContain(word);
};

/** Everything that this browser has stored for the site. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
