// The server of a file of tests.
import { test } from '@playwright/test';
import { startServer, type TestServer } from '#testing/server-process.ts';

/** That of the file whose tests run: it is there before its first test. */
export let server: TestServer;

/** To be called once by a file, with the settings of its server. */
export function startWithServer(settings: Record<string, string> = {}): void {
  test.beforeAll(async () => {
    server = await startServer(settings);
  });
  test.afterAll(() => server.stop());
}
