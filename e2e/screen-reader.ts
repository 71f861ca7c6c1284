// A screen reader without a voice: what it says of a page is read back as text.
import { join } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

type Reader = typeof virtual;
const LIBRARY = join(
  import.meta.dirname,
  '..',
  'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
);

/** Brings the screen reader into a page, until that is left or loaded anew. */
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

/** Reads the page from its begin to its end. Returns a line for each thing that is said, without the ends of groups. */
export const readAll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { reader } = window as unknown as { reader: Reader };
    const main = document.querySelector('main');
    if (main === null) return [];
    await reader.start({ container: main });
    while ((await reader.lastSpokenPhrase()) !== 'end of main') await reader.next();
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said.map((line) => line.replaceAll('\u00a0', ' ')).filter((line) => !/^end[ ,]|^main$/.test(line));
  });

/** Listens while something happens to the page, until that is said by itself. */
export async function expectSaid(page: Page, happen: () => Promise<unknown>, words: string): Promise<void> {
  await page.evaluate(() => (window as unknown as { reader: Reader }).reader.start({ container: document.body }));
  await happen();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reader: Reader }).reader.spokenPhraseLog()))
    .toContain(`polite: ${words}`);
  await page.evaluate(() => (window as unknown as { reader: Reader }).reader.stop());
}
