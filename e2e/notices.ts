// Notices close by themselves, on a busy machine before a test looks, so every page records the texts of its notices.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Runs in the page before its scripts. */
function writeDown(): void {
  const said: string[] = [];
  Reflect.set(window, 'noticesSaid', said);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const part of [node, ...node.querySelectorAll('*')])
            if (part.matches('[aria-live="polite"] p > span')) said.push(part.textContent);
  }).observe(document, { childList: true, subtree: true });
}

/** For a browser that a test opens itself. */
export const keepNotices = (context: BrowserContext) => context.addInitScript(writeDown);

/** Playwright's test, in a browser whose pages record their notices. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await keepNotices(context);
    await use(context);
  },
});

/** Expects that the page has shown a notice with that text since it was loaded, even if it is closed by now. */
export const expectNotice = (page: Page, text: string) =>
  expect.poll(() => page.evaluate((): string[] => Reflect.get(window, 'noticesSaid'))).toContain(text);
