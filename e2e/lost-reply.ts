import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/** Lets the server carry out the next request for that address, and loses its reply, not before `until`. */
export async function loseReply(
  page: Page,
  address: string | RegExp,
  until = async (): Promise<void> => {},
): Promise<void> {
  await intercept(
    page,
    address,
    async (route) => {
      await route.fetch();
      await until();
      await route.abort();
    },
    { times: 1 },
  );
}
