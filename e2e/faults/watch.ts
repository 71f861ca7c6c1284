// What every outage asks of a server: whether it is well, whether something comes true, and how it ends.
import { setTimeout as delay } from 'node:timers/promises';
import type { TestServer } from '#e2e/server.ts';
import type { Report } from './report.ts';

const BACK_MS = 20_000;

export async function comesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + BACK_MS; Date.now() < end; await delay(100)) if (await holds()) return true;
  return false;
}

export const health = (server: TestServer): Promise<number> =>
  fetch(`${server.baseURL}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

/** Ends a part: what the server printed is shown where it died. */
export async function end(report: Report, what: string, server: TestServer): Promise<void> {
  const lives = await fetch(`${server.baseURL}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
  report.check(`${what}: the server lives`, lives, server.output().slice(-2_000));
  await server.stop();
}
