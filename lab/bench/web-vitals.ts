// Waiting times of a student on a medium phone with slow 4G: the first page, the first statement, and the response to a tap.
// Measured in the installed Chromium under Lighthouse's throttling; a busy machine only makes the times longer.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { launchBrowser } from './browser.ts';
import { median, type Row } from './figures.ts';

/** Bits a second down and up, milliseconds there and back, and how much slower a phone is. */
export const SLOW_4G = { down: 1_600_000, up: 750_000, roundTripMs: 150 };
const CPU_SLOWDOWN = 4;
const RUNS = 5;
const BUDGET = { lcpMs: 2_000, cls: 0.02, tapMs: 100 };

interface Vitals {
  lcpMs: number;
  cls: number;
  /** Total blocking time: the part of each task beyond 50 ms. */
  blockedMs: number;
  /** All bytes that were transferred until the network was idle. */
  transferred: number;
}

/** Runs in the page, before anything else: collects what the browser itself measures. */
function collect(): void {
  const vitals = { lcpMs: 0, cls: 0, blockedMs: 0 };
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    vitals.lcpMs = list.getEntries().at(-1)?.startTime ?? vitals.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
      if (!hadRecentInput) vitals.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** A phone with an empty cache, on a slow line. */
export async function phone(
  browser: Browser,
  line: typeof SLOW_4G = SLOW_4G,
): Promise<{ context: BrowserContext; page: Page; browserSide: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'nl-BE',
  });
  const page = await context.newPage();
  await page.addInitScript(collect);
  const browserSide = await context.newCDPSession(page);
  await browserSide.send('Network.enable');
  await browserSide.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: line.down / 8,
    uploadThroughput: line.up / 8,
  });
  await browserSide.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, browserSide };
}

/** Once the largest contentful paint is done and the network is idle. */
async function readVitals(page: Page): Promise<Vitals> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const vitals = await page.waitForFunction(() => {
    const found = (globalThis as typeof globalThis & { vitals: Omit<Vitals, 'transferred'> }).vitals;
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const transferred = fetched.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
    return found.lcpMs > 0 && { ...found, transferred };
  });
  return (await vitals.jsonValue()) as Vitals;
}

/** Milliseconds from a tap until the screen has changed. */
async function tap(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true });
  return button.evaluate(
    (element) =>
      new Promise<number>((done) => {
        element.addEventListener(
          'click',
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
          { once: true },
        );
        (element as HTMLElement).click();
      }),
  );
}

function rowsOf(page: string, vitals: readonly Vitals[]): Row[] {
  return [
    {
      what: `${page}: largest piece on screen`,
      unit: 'ms',
      ours: median(vitals.map(({ lcpMs }) => lcpMs)),
      atMost: BUDGET.lcpMs,
    },
    { what: '… layout shift, worst', unit: '', ours: Math.max(...vitals.map(({ cls }) => cls)), atMost: BUDGET.cls },
    { what: '… busy beyond 50 ms at a time', unit: 'ms', ours: median(vitals.map(({ blockedMs }) => blockedMs)) },
    { what: '… fetched', unit: 'kB', ours: median(vitals.map(({ transferred }) => transferred)) / 1_000 },
  ];
}

/** Opens home and a running game, each some times in a new browser profile; the middle of the runs counts. */
export async function webVitals(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const game = await startedGame(server.baseURL);
    const home: Vitals[] = [];
    const statement: Vitals[] = [];
    const taps: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const first = await phone(browser);
      await first.page.goto(server.baseURL);
      home.push(await readVitals(first.page));
      await first.context.close();

      const second = await phone(browser);
      await second.page.goto(`${server.baseURL}/votingsession/${game.code}`);
      await second.page.getByRole('heading', { level: 1, name: required(game.statements[0]?.description) }).waitFor();
      statement.push(await readVitals(second.page));
      taps.push(await tap(second.page, 'Akkoord'));
      await second.context.close();
    }
    return [
      ...rowsOf('home', home),
      ...rowsOf('first statement, straight from the code', statement),
      { what: 'a tap on an answer, until it shows', unit: 'ms', ours: median(taps), atMost: BUDGET.tapMs },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
