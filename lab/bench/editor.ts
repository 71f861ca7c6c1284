// What an editor waits for with 40 parties × 38 statements, each with an explanation: import, opening, a typed letter, saving.
import type { Page } from '@playwright/test';
import { type Call, callerAs, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { BIG_SET, bigSetFile } from '#testing/fixtures.ts';
import { startServer } from '#testing/server-process.ts';
import { launchBrowser } from './browser.ts';
import { percentile, type Row } from './figures.ts';

const RUNS = 5;
const BUDGET = { importMs: 1_000, openMs: 1_000, letterMs: 50, saveMs: 1_000 };
const SENTENCE = 'Wij vinden dat iedereen moet meebeslissen.';

type Measured = 'read' | 'import' | 'open' | 'save' | 'letter';

/** Milliseconds from a click until the element has that text, and it is drawn. */
const clickUntil = (page: Page, button: string, selector: string, words: string): Promise<number> =>
  page.locator(button).evaluate(
    (element, sought) =>
      new Promise<number>((done) => {
        const began = performance.now();
        const isThere = (one: Element) => one.textContent?.includes(sought.words);
        const look = () => {
          const found = [...document.querySelectorAll(sought.selector)].some(isThere);
          requestAnimationFrame(found ? () => setTimeout(() => done(performance.now() - began)) : look);
        };
        (element as HTMLElement).click();
        look();
      }),
    { selector, words },
  );

/** Types into the field; returns per letter the milliseconds from key to paint. */
async function type(page: Page, field: string): Promise<number[]> {
  await page.locator(field).first().focus();
  await page.evaluate(() => {
    const letters: number[] = [];
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => letters.push(performance.now() - timeStamp))),
    );
    Object.assign(window, { letters });
  });
  for (const [at, letter] of [...SENTENCE].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => Reflect.get(window, 'letters').length === count, at + 1);
  }
  return page.evaluate((): number[] => Reflect.get(window, 'letters'));
}

async function removeAll(call: Call): Promise<void> {
  for (const { _id: id } of await call('GET question_sets')) await call('DELETE question_sets/:id', { params: { id } });
  for (const { _id: id } of await call('GET parties')) await call('DELETE parties/:id', { params: { id } });
}

/** Imports, opens, edits and saves several times in a browser without cache; the median counts. */
export async function editor(): Promise<Row[]> {
  const server = await startServer({ DEMO_CONTENT: 'false' });
  const browser = await launchBrowser();
  const times = { read: [], import: [], open: [], save: [], letter: [] } as Record<Measured, number[]>;
  const file = { name: `${BIG_SET}.json`, mimeType: 'application/json', buffer: bigSetFile() };
  try {
    const identity = await identityOf(server.baseURL);
    const freshPage = async (path: string): Promise<Page> => {
      const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, locale: 'nl-BE' });
      await signInAs(context, identity);
      const page = await context.newPage();
      await page.goto(`${server.baseURL}/admin/question_sets${path}`, { waitUntil: 'networkidle' });
      return page;
    };
    for (let run = 0; run < RUNS; run++) {
      await removeAll(callerAs(server.baseURL, identity));
      const importPage = await freshPage('/import');
      const began = performance.now();
      await importPage.locator('input[type=file]').setInputFiles(file);
      await importPage.locator('#preview-title').waitFor();
      times.read.push(performance.now() - began);
      times.import.push(await clickUntil(importPage, 'form button[type=submit]', 'h1', BIG_SET));
      await importPage.context().close();

      const page = await freshPage('');
      times.open.push(await clickUntil(page, 'main a[href$="/edit"]', 'h1', BIG_SET));
      times.letter.push(...(await type(page, '#statement-text')), ...(await type(page, '[data-party] textarea')));
      times.save.push(await clickUntil(page, '[data-save-bar] button', '[data-save-bar] p', 'Alles is bewaard'));
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const row = (what: string, of: Measured, atMost?: number, share = 0.5): Row => ({
    what,
    unit: 'ms',
    ours: percentile(times[of], share),
    ...(atMost !== undefined && { atMost }),
  });
  return [
    { what: 'the imported file', unit: 'kB', ours: file.buffer.length / 1_000 },
    row('file chosen, until its preview is there', 'read', BUDGET.importMs),
    row('import, until the editor shows it', 'import', BUDGET.importMs),
    row('opening from the list, code of the editor included', 'open', BUDGET.openMs),
    row('a typed letter, until it shows, p50', 'letter', BUDGET.letterMs),
    row('… p99', 'letter', BUDGET.letterMs, 0.99),
    row('saving', 'save', BUDGET.saveMs),
  ];
}
