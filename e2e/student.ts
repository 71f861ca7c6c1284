// Helpers for tests of students: opening a game and answering.

import { type Browser, type JSHandle, type Page, expect as patience } from '@playwright/test';
import { type Game, startedGame } from '#testing/game.ts';

/** A timeout that is long enough for busy machines. */
export const expect = patience.configure({ timeout: 15_000 });

/** For what the page does by itself after an interruption: its tries are up to thirty seconds apart. */
export const expectByItself = patience.configure({ timeout: 60_000 });

/** Opens a game as a student. */
export async function join(page: Page, baseURL: string, code: string): Promise<void> {
  await page.goto(`${baseURL}/votingsession/${code}`);
}

/** Makes a game, starts it, and opens it as a student. */
export async function joinStarted(page: Page, ...game: Parameters<typeof startedGame>): Promise<Game> {
  const started = await startedGame(...game);
  await join(page, game[0], started.code);
  return started;
}

/** Opens home and types the code of a game. */
export async function typeCode(page: Page, baseURL: string, code: string): Promise<void> {
  await page.goto(baseURL);
  await page.getByLabel('Code van je leerkracht').fill(code);
  await page.getByRole('button', { name: 'Start' }).click();
}

/** A phone without a login, at the game with that code. */
export async function openPhone(browser: Browser, baseURL: string, code: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-BE' });
  const page = await context.newPage();
  await join(page, baseURL, code);
  return page;
}

/** The statement that is on screen, by its number. */
export const statement = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

/** Taps an answer. */
export const choose = (page: Page, opinion: string) => page.getByRole('button', { name: opinion, exact: true }).click();

/** Chooses the party that one plays. */
export async function playAs(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: `Speel als ${name}` }).click();
}

/** Expects that the server has acknowledged the answer. */
export const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bewaard' });
export const expectSaved = (page: Page) => expect(saved(page)).toBeVisible();

/** Taps an answer, and expects that it is saved. */
export async function giveAnswer(page: Page, opinion: string): Promise<void> {
  await choose(page, opinion);
  await expectSaved(page);
}

/** In a game with arguments: chooses an answer, writes why, and sends both. */
export async function argue(page: Page, opinion: string, why?: string): Promise<void> {
  await page.getByRole('radio', { name: opinion, exact: true }).check();
  if (why !== undefined) await page.getByRole('textbox').fill(why);
  await page.getByRole('button', { name: 'Verstuur' }).click();
}

/** Records the headings that are drawn from now on, also those that are removed at once. */
export const screensOf = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const headings: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const heading = node instanceof Element ? node.querySelector('h1') : null;
          if (heading !== null) headings.push(heading.textContent ?? '');
        }
    }).observe(document.body, { childList: true, subtree: true });
    return headings;
  });
