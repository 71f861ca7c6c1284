// Requests that wait until a test releases them.
import type { BrowserContext, Page, Route } from '@playwright/test';
import { intercept } from './intercept.ts';

/** Holds back the page's or the browser's requests for that address. Returns the function that releases them; then `reply` answers, by default the server. */
export async function hold(
  page: Page | BrowserContext,
  address: string,
  reply = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, address, async (route) => {
    await promise;
    await reply(route);
  });
  return resolve;
}
