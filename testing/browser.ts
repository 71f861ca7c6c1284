import type { BrowserContext } from '@playwright/test';
import type { Identity } from './api-client.ts';

/** Logs a user in on every page of this browser. */
export async function signInAs(context: BrowserContext, { jwtToken, role }: Identity): Promise<void> {
  await context.addInitScript(
    ([token, asRole]) => {
      localStorage.setItem('jwt-token', token);
      localStorage.setItem('role', asRole);
    },
    [jwtToken, role] as const,
  );
}
