// Checks that all parts share: whether the server is healthy, whether a condition becomes true, whether resources leaked, and how it ended.
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryBytes } from '#lab/bench/process-cost.ts';
import type { TestServer } from '#testing/server-process.ts';
import type { Report } from './report.ts';

const BACK_MS = 20_000;
const GROWTH_MAX_MB = 60;
/** More than the connections that our own calls keep open, far fewer than one for each of the thousands of calls. */
const HANDLES_MORE_MAX = 400;

export async function comesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + BACK_MS; Date.now() < end; await delay(100)) if (await holds()) return true;
  return false;
}

export const health = (server: TestServer): Promise<number> =>
  fetch(`${server.baseURL}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

/** The resources of a server's process, as Linux reports them. */
export const sizeOf = (server: TestServer) => ({
  memory: memoryBytes(server.pid()),
  handles: readdirSync(`/proc/${server.pid()}/fd`).length,
});
type Size = ReturnType<typeof sizeOf>;

/** Checks that an outage left no resources beyond those `before`, after all callers have disconnected. */
async function leavesNothing(report: Report, what: string, server: TestServer, before: Size): Promise<void> {
  const more = () => sizeOf(server).handles - before.handles;
  await comesTrue(async () => more() <= HANDLES_MORE_MAX);
  report.check(`${what}: ${more()} handles more, at most ${HANDLES_MORE_MAX}`, more() <= HANDLES_MORE_MAX, more());
  const grown = Math.round((sizeOf(server).memory - before.memory) / 1e6);
  report.check(`${what}: memory grew by ${grown} MB, at most ${GROWTH_MAX_MB}`, grown < GROWTH_MAX_MB, grown);
}

/** Ends a part; prints the server's output if it crashed. */
export async function end(report: Report, what: string, server: TestServer, before: Size): Promise<void> {
  await leavesNothing(report, what, server, before);
  const lives = await fetch(`${server.baseURL}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
  report.check(`${what}: the server lives`, lives, server.output().slice(-2_000));
  await server.stop();
}
