// The devices of a class in real browsers, and what a pupil does on them, in any language.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, expect as patience } from '@playwright/test';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** A class of real browsers shares two cores. */
export const expect = patience.configure({ timeout: 60_000 });

export interface Kind {
  name: string;
  context: BrowserContextOptions;
  /** Opened at home, where the code is typed; others scan it. */
  typesCode: boolean;
}

const phone = (name: string, width: number, height: number): Kind => ({
  name,
  context: { viewport: { width, height }, hasTouch: true, isMobile: true },
  typesCode: false,
});

/** An old phone, two newer ones, a tablet of the school and a laptop. */
export const KINDS: readonly Kind[] = [
  phone('old-phone', 320, 568),
  phone('small-phone', 360, 640),
  phone('phone', 390, 844),
  { name: 'tablet', context: { viewport: { width: 768, height: 1024 }, hasTouch: true }, typesCode: true },
  { name: 'laptop', context: { viewport: { width: 1280, height: 720 } }, typesCode: true },
];

/** What one pupil's device has, unlike the others of its kind. */
export interface Own {
  context?: BrowserContextOptions;
  language?: LanguageCode;
}

/** Opens a game on such a device, by its code or by its address. */
export async function openPhone(
  browser: Browser,
  { context: size, typesCode }: Kind,
  { baseURL, code, own = {} }: { baseURL: string; code: string; own?: Own },
): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-BE', ...size, ...own.context });
  // As if it was chosen before: a device of a class shows the first language of the server.
  if (own.language) await context.addInitScript((language) => localStorage.setItem('language', language), own.language);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (!typesCode) {
    await page.goto(`${baseURL}/votingsession/${code}`);
    return page;
  }
  await page.goto(baseURL);
  await page.locator('main form input').first().fill(code);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(`**/votingsession/${code}`, { waitUntil: 'commit' });
  return page;
}

/** Answers the statement with that text, once it is on screen. */
export async function answer(page: Page, statement: string, opinion: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: statement })).toBeVisible();
  await page.getByRole('button', { name: opinion, exact: true }).click();
}

/** What may follow each other so fast is taken for one press that bounced. */
const BOUNCE_MS = 800;

/** Presses the button that leads the lesson, once it says that. */
export async function lead(page: Page, says: string | RegExp): Promise<void> {
  const button = page.locator('[data-main]');
  await expect(button).toHaveText(says);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(BOUNCE_MS);
  await button.click();
}

/** Does it for all, a few at a time: browsers that open together time each other out. */
export async function inTurns<T>(all: readonly T[], act: (one: T, at: number) => Promise<unknown>): Promise<void> {
  const AT_ONCE = 4;
  for (let at = 0; at < all.length; at += AT_ONCE)
    await Promise.all(all.slice(at, at + AT_ONCE).map((one, index) => act(one, at + index)));
}

/** An empty folder for pictures. Returns what takes one, of what is in sight or of the whole page. */
export function album(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return async (page: Page, name: string, fullPage = false): Promise<void> => {
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
  };
}

/** Notes what differs, and says it at the end. */
export class Checks {
  readonly #wrong: string[] = [];
  #made = 0;

  same(what: string, found: unknown, expected: unknown): void {
    this.#made++;
    const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
    if (is !== should) this.#wrong.push(`${what}: ${is} in place of ${should}`);
  }

  /** Prints the result, and fails the process if anything differed. */
  end(): void {
    for (const line of this.#wrong) console.error(`✗ ${line}`);
    console.log(`${this.#made} figures compared, ${this.#wrong.length} wrong`);
    if (this.#made === 0 || this.#wrong.length > 0) process.exitCode = 1;
  }
}
