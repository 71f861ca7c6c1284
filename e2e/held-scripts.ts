// A page before and after its script arrives.
import { expect, type Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/** Collects all errors and warnings of the browser. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** Holds back the modules of the app until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, /\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Expects that the page is hydrated: only the app's script can change the language. */
export const expectTakenOver = (page: Page) => expect(page.locator(':is(header, footer) select')).toBeEnabled();

type Watched = typeof globalThis & { shift: number };

/** What an element looks like; its movements are not part of it. */
const LOOK = [
  ...['display', 'width', 'height', 'margin', 'padding', 'gap', 'border', 'border-radius', 'box-shadow'],
  ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
];

/** Returns the computed style of each element of the page's content. */
export const readLook = (page: Page): Promise<string[]> =>
  page.locator('main, main *').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ');
      }),
    LOOK,
  );

/** Sums up the layout shifts from now on, once the font is loaded. Returns the function that reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    const watched = globalThis as Watched;
    watched.shift = 0;
    await document.fonts.ready;
    // The shift that this causes is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as Watched).shift);
}
