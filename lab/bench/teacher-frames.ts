// The teacher's page in Chromium while a whole school answers within one second: how long its longest frame takes.
// Usage: node lab/bench/teacher-frames.ts [students]   (after a build; CHROMIUM_PATH names the browser)
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { Client } from '#lab/load-client.ts';
import { prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { launchBrowser } from './browser.ts';
import { ms } from './figures.ts';
import { inGroups, LARGE_GAME, withinASecond } from './load.ts';

const students = Number(process.argv[2] ?? 1_000);
/** Milliseconds of the page's own work in one go, beyond which a frame is late. */
const BUDGET_MS = 50;
/** Statements, each answered once; only the view of the statement changes while a class answers. */
const TIMES = 3;

const traceEvents = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** Milliseconds of the longest task on the page's main thread: by the clock, and of the processor alone. */
function longestTask(trace: Buffer): { wall: number; cpu: number } {
  const { traceEvents: events } = traceEvents.parse(JSON.parse(trace.toString()));
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  const longest = (of: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, (task[of] ?? 0) / 1_000), 0);
  return { wall: longest('dur'), cpu: longest('tdur') };
}

/** Starts to measure the time between frames; returns a function that returns the longest. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watch = { last: performance.now(), longest: 0 };
    const frame = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { watch });
  });
  return () => page.evaluate(() => (window as unknown as { watch: { longest: number } }).watch.longest);
}

const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'warn', ...LARGE_GAME });
const browser = await launchBrowser();
const rows = [];
let late = false;
try {
  const game = await startLoadGame(await prepareLoadSet(server.baseURL, TIMES), ['own_arguments']);
  const context = await browser.newContext({ viewport: { width: 1_920, height: 1_080 } });
  await signInAs(context, await identityOf(server.baseURL));
  const page = await context.newPage();
  await page.goto(`${server.baseURL}/teacher/votingsession/${game.code}`);
  const clients = Array.from({ length: students }, () => new Client(server.baseURL));
  const client = (number: number) => required(clients[number]);
  await inGroups(students, (number) =>
    client(number).call('GET voting/session/:code', { params: { code: game.code } }),
  );
  for (const statementId of game.statements) {
    await game.teacher.call('POST voting/session/:code/statement/:statementId', {
      params: { code: game.code, statementId },
    });
    await delay(1_000);
    const longestFrame = await watchFrames(page);
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-lighthouse'] });
    await withinASecond(students, (number) =>
      client(number).call('POST voting/session/:code/statement/:statementId/opinion', {
        params: { code: game.code, statementId },
        body: {
          opinion: required(game.opinions[number % 3]),
          comment: `Argument ${number}: omdat het anders niet eerlijk is voor wie later komt.`,
        },
      }),
    );
    const acknowledged = performance.now();
    await page.getByText(String(students), { exact: true }).first().waitFor();
    const shown = performance.now() - acknowledged;
    const task = longestTask(await browser.stopTracing());
    const frame = await longestFrame();
    late ||= task.cpu > BUDGET_MS;
    rows.push({
      'longest frame': ms(frame),
      'longest task': ms(task.wall),
      'of which processor': ms(task.cpu),
      'last count after': ms(shown),
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
console.table(rows);
console.log(`${students} students answer within a second; the page may work ${BUDGET_MS} ms in one go`);
process.exit(late ? 1 : 0);
