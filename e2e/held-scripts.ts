// A page before and after its script arrives.
import { expect, type Page } from '@playwright/test';

/** Everything that the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** Keeps the modules of the app from arriving until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The app has taken the page over: only its script can change the language. */
export const expectTakenOver = (page: Page) => expect(page.locator('header select')).toBeEnabled();

type Watched = typeof globalThis & { shift: number };

/** Adds up how far what is on screen moves by itself from now on, when the page has its font. Returns what reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    const watched = globalThis as Watched;
    watched.shift = 0;
    await document.fonts.ready;
    // What this moved is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as Watched).shift);
}
