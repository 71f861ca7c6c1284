import type { Page } from '@playwright/test';

/** Resolves once the page that is opened next follows its game: the server has answered that it subscribed. */
export const followsGame = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('430'));
};
