// Notices close by themselves, on a busy machine before a test looks: every page writes down what its notices said.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Runs in the page, before anything of it. */
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

/** The usual test, in a browser whose pages write their notices down. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await keepNotices(context);
    await use(context);
  },
});

/** Since it was loaded the page has shown a notice with that text, whether it is still there or not. */
export const expectNotice = (page: Page, text: string) =>
  expect.poll(() => page.evaluate((): string[] => Reflect.get(window, 'noticesSaid'))).toContain(text);
