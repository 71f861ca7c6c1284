// A simulated screen reader, whose output is text.
import { join } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

type Reader = typeof virtual;
const LIBRARY = join(
  import.meta.dirname,
  '..',
  'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
);

/** Starts the screen reader in a page, until that is left or reloaded. */
export async function bringReader(page: Page): Promise<void> {
  await page.route('**/reader/library.js', (route) => route.fulfill({ path: LIBRARY }));
  await page.route('**/reader/start.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "import { virtual } from './library.js'; window.reader = virtual;",
    }),
  );
  await page.addScriptTag({ url: '/reader/start.js', type: 'module' });
}

/** Reads the page from beginning to end. Returns a line for each announcement, without the ends of groups. */
export const readAll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { reader } = window as unknown as { reader: Reader };
    const main = document.querySelector('main');
    if (main === null) return [];
    await reader.start({ container: main });
    while ((await reader.lastSpokenPhrase()) !== 'end of main') await reader.next();
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' ')).filter((line) => !/^end[ ,]|^main$/.test(line));
  });

/** Runs `happen` and waits until a live region announces `words`, or an alert does. */
export async function expectSaid(
  page: Page,
  happen: () => Promise<unknown>,
  words: string,
  how: 'polite' | 'assertive' = 'polite',
): Promise<void> {
  await page.evaluate(() => (window as unknown as { reader: Reader }).reader.start({ container: document.body }));
  await happen();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reader: Reader }).reader.spokenPhraseLog()))
    .toContain(`${how}: ${words}`);
  await page.evaluate(() => (window as unknown as { reader: Reader }).reader.stop());
}
