// Stops a page's clock, if its timers must not fire before the test has acted. axe needs a running clock.
import { expect, type Page } from '@playwright/test';

/** Milliseconds: long enough to be set after reading the page's clock, too short for a connection to time out. */
const AHEAD_MS = 3_000;

/** Stops the timers of the page, from shortly after now. Needs `page.clock.install()` before the page was opened. */
export const stopTime = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS))).toPass();
