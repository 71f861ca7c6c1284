import type { CDPSession, Page, ViewportSize } from '@playwright/test';

const drawn = new WeakMap<Page, { session: CDPSession; size: ViewportSize }>();

/** The size at which `changeSize` drew a page last. */
export const sizeOfPage = (page: Page): ViewportSize | undefined => drawn.get(page)?.size;

/**
 * Draws a page without a `viewport` of its own at that size. Playwright's function resizes the window of the browser as well, which takes
 * twice as long, and does nothing for a size that it set before.
 */
export async function changeSize(page: Page, { width, height }: ViewportSize): Promise<void> {
  const session = drawn.get(page)?.session ?? (await page.context().newCDPSession(page));
  const screen = { screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, ...screen });
  drawn.set(page, { session, size: { width, height } });
}
