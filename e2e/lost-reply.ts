import type { Page } from '@playwright/test';

/** Lets the server carry out the next request for that address, and loses its reply, not before `until`. */
export async function loseReply(
  page: Page,
  address: string | RegExp,
  until = async (): Promise<void> => {},
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await until();
      await route.abort();
    },
    { times: 1 },
  );
}
