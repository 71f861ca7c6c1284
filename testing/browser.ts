import type { BrowserContext } from '@playwright/test';
import type { Identity } from './api-client.ts';

/** Lets every page of this browser be that user's. */
export async function signInAs(context: BrowserContext, { jwtToken, role }: Identity): Promise<void> {
  await context.addInitScript(
    ([token, asRole]) => {
      localStorage.setItem('jwt-token', token);
      localStorage.setItem('role', asRole);
    },
    [jwtToken, role] as const,
  );
}
