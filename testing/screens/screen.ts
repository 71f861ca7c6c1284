// A page in one state: what the check of all widths and the gallery go through.
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import type { Identity } from '#testing/api-client.ts';
import { changeSize, sizeOfPage } from './page-size.ts';

/** What students write to their answers. */
export const ARGUMENTS = [
  'Wie werkt en belastingen betaalt, mag ook meebeslissen.',
  'Ik weet nog te weinig over politiek om nu al te kiezen.',
  'In Oostenrijk stemmen jongeren vanaf 16 jaar al sinds 2007, en daar gaat dat gewoon goed.',
] as const;

/** Pixels: an old phone, a phone, tablets, laptops, a projector, a large screen. */
export const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920, 2560] as const;

/** Narrower than this some pages of teachers become others, and what is open there closes. */
export const PHONE = 640;

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
  /** If a text stays in the language in which the page was opened, for example a name that it suggests. */
  keepsText?: true;
}
export type Act = Pick<Screen, 'act' | 'keepsText'>;
export type Make = (name: string, path: string, act?: Act) => Screen;

export const tap = (selector: string): Act => ({ act: (page) => page.locator(selector).first().click() });

export const loggedIn = ({ jwtToken, role }: Identity) => ({ 'jwt-token': jwtToken, role });

/** Milliseconds; timers that are longer do not belong to the opening of a page. */
const SOON_MS = 500;

/** Milliseconds that a page may take to load. */
const LOAD_MS = 15_000;

const watched = new WeakSet<Page>();

/** Ends and counts the short timers of the pages that are opened from now on: React delays later parts of a page by 300 ms. */
async function shortenTimers(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript((soon) => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const open = new Set<number>();
    const begin = (act: TimerHandler, delay = 0, ...more: unknown[]): number => {
      const isShort = delay <= soon;
      const id = set(
        () => {
          open.delete(id);
          if (typeof act === 'function') act(...more);
        },
        isShort ? 0 : delay,
      );
      if (isShort) open.add(id);
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
      if (open.size > 0) await expect.poll(() => open.size, { intervals: [10, 20, 50] }).toBe(0);
      const now = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        // After all that is to be done already; an idle moment may come half a second later.
        await scheduler.postTask(() => {}, { priority: 'background' });
        const { timersSoon } = window as unknown as { timersSoon: Set<number> };
        while (timersSoon.size > 0) await new Promise(requestAnimationFrame);
        return document.body.innerHTML;
      });
      same = now === before ? same + 1 : 0;
      before = now;
    }
    page.off('request', begin).off('response', ended).off('requestfailed', end);
  };
}

/** Until a page has loaded its parts; asks at every frame, since a locator asks less and less often. */
async function drawn(page: Page, { name, audience }: Screen): Promise<void> {
  try {
    await page.waitForFunction(
      (late) =>
        document.querySelector('h1') !== null &&
        // A page and its parts may each say that they load, so that there can be several.
        document.querySelector('[role="status"][aria-label]') === null &&
        document.querySelector(late) !== null,
      // React delays late parts of a page for a moment.
      audience === 'student' ? ':is(header, footer) select' : 'h1',
      { timeout: LOAD_MS },
    );
  } catch (cause) {
    throw new Error(`${name} is not drawn at ${page.url()}: ${await page.locator('body').innerText()}`, { cause });
  }
}

/** Opens a screen in a language, with an empty browser storage, and waits until it is complete. */
export async function openScreen(page: Page, baseURL: string, screen: Screen, language: LanguageCode): Promise<void> {
  const { path, stored, act } = screen;
  // What an earlier screen left without a network comes back.
  await page.unrouteAll();
  if (!page.url().startsWith(baseURL)) await page.goto(`${baseURL}/manifest.webmanifest`);
  await page.evaluate(
    (values) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { ...stored, language },
  );
  await shortenTimers(page);
  const allThere = watchRequests(page);
  await page.goto(`${baseURL}${path}`);
  await drawn(page, screen);
  if (act) await act(page);
  await allThere();
  await page.evaluate(() => document.fonts.ready);
}

/** Draws an open screen at another width, and waits until it is complete if it becomes another page. */
export async function changeWidth(page: Page, screen: Screen, width: number): Promise<void> {
  const isPhone = (sizeOfPage(page)?.width ?? 0) < PHONE;
  if (isPhone === width < PHONE) return changeSize(page, sizeOf(width));
  const allThere = watchRequests(page);
  await changeSize(page, sizeOf(width));
  await allThere();
  await drawn(page, screen);
}

/** What the app exports to its later files. A text, because it is the page that imports it. */
const APP =
  "import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/first-') && name.endsWith('.js')).name)";

/** Draws an open screen in another language by the function of the app that its switch calls, as most pages have no switch. */
export async function changeLanguage(page: Page, language: LanguageCode): Promise<void> {
  const app = await page.evaluateHandle<Record<string, unknown>>(APP);
  await app.evaluate(async (parts, code) => {
    const change = Object.values(parts).find((part) => String(part).includes('.documentElement.lang='));
    if (typeof change !== 'function') throw new Error('no function of the app changes the language');
    await change(code);
    await document.fonts.ready;
    // Scripts that depend on the size of a text run at the end of a frame.
    await new Promise(requestAnimationFrame);
  }, language);
  await app.dispose();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
}
