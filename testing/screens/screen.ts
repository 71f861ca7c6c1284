// A page in one state: what the check of all widths and the gallery go through.
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import type { Identity } from '#testing/api-client.ts';

/** What students write to their answers. */
export const ARGUMENTS = [
  'Wie werkt en belastingen betaalt, mag ook meebeslissen.',
  'Ik weet nog te weinig over politiek om nu al te kiezen.',
  'In Oostenrijk stemmen jongeren vanaf 16 jaar al sinds 2007, en daar gaat dat gewoon goed.',
] as const;

/** Pixels: an old phone, a phone, tablets, laptops, a projector, a large screen. */
export const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920, 2560] as const;

export const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : Math.round(width * 0.625) });

export interface Screen {
  /** Unique; also the name of its picture. */
  name: string;
  audience: 'site' | 'student' | 'teacher' | 'office';
  path: string;
  /** What the browser has stored: its identity, and the games it was in. */
  stored: Readonly<Record<string, string>>;
  /** The steps that lead to the state. */
  act?: (page: Page) => Promise<void>;
}
export type Act = Pick<Screen, 'act'>;
export type Make = (name: string, path: string, act?: Act) => Screen;

export const tap = (selector: string): Act => ({ act: (page) => page.locator(selector).first().click() });

export const loggedIn = ({ jwtToken, role }: Identity) => ({ 'jwt-token': jwtToken, role });

/** Milliseconds; timers that are longer do not belong to the opening of a page. */
const SOON_MS = 500;

const watched = new WeakSet<Page>();

/** Counts the short timers of the pages that are opened from now on: React delays later parts of a page by a timer. */
async function countTimers(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript((soon) => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const open = new Set<number>();
    const begin = (act: TimerHandler, delay = 0, ...more: unknown[]): number => {
      const id = set(() => {
        open.delete(id);
        if (typeof act === 'function') act(...more);
      }, delay);
      if (delay <= soon) open.add(id);
      return id;
    };
    const end = (id?: number): void => {
      if (id !== undefined) open.delete(id);
      clear(id);
    };
    Object.assign(window, { setTimeout: begin, clearTimeout: end, timersSoon: open });
  }, SOON_MS);
}

/** Tracks what a page fetches, except by sockets; returns a function that waits until all of it has arrived and is drawn. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => request.url().includes('/socket.io/') || open.add(request);
  const end = (request: Request) => open.delete(request);
  const ended = (response: Response) => end(response.request());
  page.on('request', begin).on('response', ended).on('requestfailed', end);
  return async () => {
    // A reply may cause further requests: done when none is under way and the page stays the same.
    let before = '';
    for (let same = 0; same < 3; ) {
      await expect.poll(() => open.size, { intervals: [10, 20, 50] }).toBe(0);
      const now = await page.evaluate(async () => {
        await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
        return document.body.innerHTML;
      });
      await page.waitForFunction(() => (window as unknown as { timersSoon: Set<number> }).timersSoon.size === 0);
      same = now === before ? same + 1 : 0;
      before = now;
    }
    page.off('request', begin).off('response', ended).off('requestfailed', end);
  };
}

/** Opens a screen in a language, with an empty browser storage, and waits until it is complete. */
export async function openScreen(page: Page, baseURL: string, screen: Screen, language: LanguageCode): Promise<void> {
  const { path, stored, act, audience } = screen;
  if (!page.url().startsWith(baseURL)) await page.goto(`${baseURL}/manifest.webmanifest`);
  await page.evaluate(
    (values) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { ...stored, language },
  );
  await countTimers(page);
  const allThere = watchRequests(page);
  await page.goto(`${baseURL}${path}`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A page and its parts may each say that they load, so that there can be several.
  await expect(page.locator('[role="status"][aria-label]')).toHaveCount(0);
  // React delays late parts of a page for a moment.
  if (audience === 'student') await page.locator('header select').waitFor();
  if (act) await act(page);
  await allThere();
  await page.evaluate(() => document.fonts.ready);
}

/** Draws an open screen in another language: by the switch of the page if it has one, otherwise it is opened again. */
export async function changeLanguage(
  page: Page,
  baseURL: string,
  screen: Screen,
  language: LanguageCode,
): Promise<void> {
  const tag = LANGUAGE_TAGS[language];
  const choice = page.locator(`select:has(option[lang="${tag}"])`).filter({ visible: true }).first();
  if ((await choice.count()) === 0 || (await choice.isDisabled())) return openScreen(page, baseURL, screen, language);
  await choice.selectOption(language);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
  await page.evaluate(() => document.fonts.ready);
}
