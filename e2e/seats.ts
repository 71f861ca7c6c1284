// Helpers for tests with students who share a device.
import type { Page } from '@playwright/test';
import { required } from '#testing/required.ts';
import { choose, expect, join, statement } from './student.ts';

/** The different answers of three students. */
export const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Shares the device in the waiting room. */
export async function share(page: Page, baseURL: string, code: string, how: string): Promise<void> {
  await join(page, baseURL, code);
  await page.getByRole('button', { name: 'Delen jullie dit toestel?' }).click();
  await expect(heading(page, 'Met hoeveel deel je dit toestel?')).toBeVisible();
  await page.getByRole('radio', { name: how }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(heading(page, 'Jullie zitten klaar')).toBeVisible();
  // Each number joins by a call of its own.
  await expect(page.getByText(/^Nummer \d is nog niet binnen/)).toHaveCount(0);
}

const SIGNS = ['zon', 'maan', 'ster', 'hart', 'boom', 'huis'] as const;
/** The sign that the student with that number has. */
export const signOf = (number: number): string => required(SIGNS[number - 1]);

/** Chooses a sign in the grid and confirms it. */
export async function sign(page: Page, name: string, confirm: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: confirm, exact: true }).click();
}

/** The student with that number takes the device, and chooses a sign the first time. */
export async function sit(page: Page, number: number): Promise<void> {
  const button = page.getByRole('button', { name: `Ik ben nummer ${number}` });
  await button.click();
  await expect(button).toHaveCount(0);
  const first = heading(page, 'Kies je teken');
  if (await first.isVisible()) await sign(page, signOf(number), 'Dit is mijn teken');
}

/** The student with that number takes the device and sees the statement. */
export async function take(page: Page, number: number, text: string): Promise<void> {
  await expect(heading(page, `Geef door aan ${number}`)).toBeVisible();
  await sit(page, number);
  await expect(statement(page, text)).toBeVisible();
}

/** The student with that number takes the device and answers the statement. */
export async function answerAs(page: Page, number: number, text: string, opinion: string): Promise<void> {
  await take(page, number, text);
  await choose(page, opinion);
}

/** All numbers answer differently. */
export async function answerAll(page: Page, text: string): Promise<void> {
  for (const [at, opinion] of OPINIONS.entries()) await answerAs(page, at + 1, text, opinion);
  await expect(heading(page, 'Iedereen is klaar')).toBeVisible();
}

/** Shows the sign of that number for its result. */
export async function openResults(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Nummer ${number}` }).click();
  await sign(page, signOf(number), 'Ja, toon mijn resultaat');
  await expect(heading(page, /zoals jij/)).toBeVisible();
}

/** The texts in the page that would reveal an answer. */
export const expectNothingOf = async (page: Page, ...words: readonly string[]) => {
  const html = await page.evaluate(() => document.documentElement.innerHTML);
  for (const word of words) expect(html).not.toContain(word);
};

/** Everything that this browser has stored for the site. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
