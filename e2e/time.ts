// Holds a page's time still, where something that its own timers do may not come before the test has acted. axe needs time to pass.
import { expect, type Page } from '@playwright/test';

/** Milliseconds: long enough to be set after reading the page's clock, too short for a connection to time out. */
const AHEAD_MS = 3_000;

/** From soon after now no timer of the page runs any more. Needs `page.clock.install()` before the page was opened. */
export const stopTime = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS))).toPass();
