// One socket floods the server: it is disconnected, and no other client notices.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import type { Report } from './report.ts';
import { end, health, sizeOf } from './watch.ts';

const STUDENTS = 30;
const PER_SECOND = 50_000;
const FLOOD_MS = 3_000;
const SLOWEST_MS = 1_000;

const KINDS = {
  subscriptions: '42["subscribe","ZZZZZZ"]',
  'unknown events': '42["no-such-event",1]',
  'acknowledgements that nobody waits for': '431[]',
  'answers to no ping': '3',
};

/** Milliseconds for which a socket could send; `FLOOD_MS` and more: it was never cut. */
function flood(port: number, text: string): Promise<number> {
  const workerData = { port, text, perSecond: PER_SECOND, ms: FLOOD_MS };
  const sender = new Worker(new URL('./flood-sender.ts', import.meta.url), { workerData });
  return new Promise((done, fail) => {
    sender.once('message', ({ lastedMs }: { lastedMs: number }) => done(lastedMs));
    sender.once('error', fail);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function floods(report: Report): Promise<void> {
  report.section(`one socket with ${PER_SECOND} messages a second, beside ${STUDENTS} students who answer`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', RATE_LIMITS: 'on' });
  const game = await openGame(server.baseURL, 5);
  const crowd = new Crowd(server.baseURL, game, STUDENTS);
  const [clientId = ''] = crowd.clientIds;
  const [statementId = ''] = game.statements;
  const before = sizeOf(server);
  // Slower than the limit of each of them.
  crowd.start(300);
  for (const [kind, text] of Object.entries(KINDS)) {
    const slowest = { health: 0, answer: 0 };
    const flooding = flood(Number(new URL(server.baseURL).port), text);
    for (const until = performance.now() + FLOOD_MS; performance.now() < until; await delay(300)) {
      slowest.health = Math.max(slowest.health, await timed(() => health(server)));
      slowest.answer = Math.max(slowest.answer, await timed(() => crowd.answer(clientId, statementId)));
    }
    const lastedMs = Math.round(await flooding);
    report.check(`${kind}: cut after ${lastedMs} ms`, lastedMs < FLOOD_MS, lastedMs);
    for (const [what, ms] of Object.entries(slowest))
      report.check(
        `${kind}: the slowest ${what} took ${Math.round(ms)} ms, at most ${SLOWEST_MS}`,
        ms <= SLOWEST_MS,
        ms,
      );
  }
  await crowd.end(report, 'floods');
  await end(report, 'floods', server, before);
}
