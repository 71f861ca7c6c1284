// Chromium says that it intercepts requests before its network process does, so that the next request of an open page would go to the server,
// without an event in the test.
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';

const PROBE = '**/healthz';
/** No reply of the server has this status. */
const INTERCEPTED = 299;

/** Routes requests as `route` of Playwright does; resolves once the pages that are open send them through it. */
export async function intercept(target: Page | BrowserContext, ...route: Parameters<Page['route']>): Promise<void> {
  await target.route(...route);
  const pages = 'pages' in target ? target.pages() : [target];
  const answer = (asked: Route) => asked.fulfill({ status: INTERCEPTED });
  await target.route(PROBE, answer);
  for (const page of pages.filter((open) => open.url() !== 'about:blank'))
    await expect.poll(() => probe(page)).toBe(INTERCEPTED);
  await target.unroute(PROBE, answer);
}

/** Returns the status of a reply that is read whole, as otherwise its request counts as failed. */
const probe = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reply = await fetch('/healthz');
    await reply.text();
    return reply.status;
  });
