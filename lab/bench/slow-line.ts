// Waiting time and data of a student on a slow line with a round trip of 400 ms: until home can be used, until the first statement, and every byte
// of script and style on the way, headers included.
import type { Browser, CDPSession } from '@playwright/test';
import { startedGame } from '#testing/game.ts';
import { startServer } from '#testing/server-process.ts';
import { launchBrowser } from './browser.ts';
import { median, type Row } from './figures.ts';
import { phone, SLOW_4G } from './web-vitals.ts';

const LINE = { ...SLOW_4G, roundTripMs: 400 };
const RUNS = 5;
/** The answers of a statement, or the parties to choose from. */
const CHOICES = 'main :is(fieldset button, input[type=radio])';
/** What a figure may be at most, and what it was before the server drew pages; absent if nobody measured that. */
interface Goal {
  atMost: number;
  before?: number;
}
const GOALS = {
  lcp: { atMost: 1_100, before: 2_280 },
  field: { atMost: 1_100, before: 2_390 },
  code: { atMost: 1_000, before: 1_300 },
  frame: { atMost: 1_100 },
  qr: { atMost: 2_000 },
  home: { kB: { atMost: 105, before: 132 }, files: { atMost: 8, before: 16 } },
  statement: { kB: { atMost: 135, before: 162 }, files: { atMost: 12, before: 21 } },
} as const;

interface Fetched {
  bytes: number;
  files: number;
}

/** Records scripts and styles from now on; returns the function that sums those that arrived by a time after the request of the page. */
function follow(browserSide: CDPSession): (beforeMs: number) => Fetched {
  const counted = new Set<string>();
  const arrived: { at: number; bytes: number }[] = [];
  let asked: number | undefined;
  browserSide.on('Network.requestWillBeSent', ({ timestamp }) => {
    asked ??= timestamp;
  });
  browserSide.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId);
  });
  browserSide.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (counted.has(requestId))
      arrived.push({ at: (timestamp - (asked ?? timestamp)) * 1_000, bytes: encodedDataLength });
  });
  return (beforeMs) => {
    const inTime = arrived.filter(({ at }) => at <= beforeMs);
    return { bytes: inTime.reduce((sum, { bytes }) => sum + bytes, 0), files: inTime.length };
  };
}

/** Runs in the page before anything else: when the code field was there to be typed into, the largest piece, the statement, and its answers or the
 * parties to choose from. */
function watch(choices: string): void {
  const seen = { fieldMs: 0, lcpMs: 0, statementMs: 0, choicesMs: 0, fromMs: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen.lcpMs = list.getEntries().at(-1)?.startTime ?? seen.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key === 'Enter') seen.fromMs = timeStamp;
  });
  const look = (): void => {
    if (seen.fieldMs === 0 && document.querySelector('#code')?.checkVisibility()) seen.fieldMs = performance.now();
    if (seen.statementMs === 0 && document.querySelector('h1[lang]')?.checkVisibility())
      seen.statementMs = performance.now();
    if (document.querySelector(choices)?.checkVisibility()) seen.choicesMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Seen = Record<'fieldMs' | 'lcpMs' | 'statementMs' | 'choicesMs' | 'fromMs', number>;

async function open(browser: Browser) {
  const opened = await phone(browser, LINE);
  await opened.page.addInitScript(watch, CHOICES);
  const fetched = follow(opened.browserSide);
  const seen = () => opened.page.evaluate(() => (globalThis as typeof globalThis & { seen: Seen }).seen);
  return { ...opened, fetched, seen };
}

/** Opens home and types a code there, and opens the game by its address, each some times in a new browser profile. */
export async function slowLine(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const game = await startedGame(server.baseURL);
    const homes: (Seen & Fetched)[] = [];
    const codes: number[] = [];
    const frames: number[] = [];
    const games: (Seen & Fetched)[] = [];
    const partyGame = await startedGame(server.baseURL, { type: 'party' });
    const choices: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const home = await open(browser);
      await home.page.goto(server.baseURL);
      await home.page.waitForLoadState('networkidle');
      homes.push({ ...(await home.seen()), ...home.fetched(Number.POSITIVE_INFINITY) });
      await home.page.locator('#code').fill(game.code);
      await home.page.locator('#code').press('Enter');
      await home.page.locator(CHOICES).first().waitFor();
      const { fromMs, choicesMs } = await home.seen();
      codes.push(choicesMs - fromMs);
      await home.context.close();

      const direct = await open(browser);
      await direct.page.goto(`${server.baseURL}/votingsession/${game.code}`, { waitUntil: 'commit' });
      await direct.page.locator(CHOICES).first().waitFor();
      frames.push(
        await direct.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      );
      const seen = await direct.seen();
      games.push({ ...seen, ...direct.fetched(seen.choicesMs) });
      await direct.context.close();

      const party = await open(browser);
      await party.page.goto(`${server.baseURL}/votingsession/${partyGame.code}`, { waitUntil: 'commit' });
      await party.page.locator(CHOICES).first().waitFor();
      choices.push((await party.seen()).choicesMs);
      await party.context.close();
    }
    const row = (what: string, unit: Row['unit'], values: readonly number[], goal: Goal): Row => ({
      what,
      unit,
      ours: median(values),
      ...goal,
    });
    return [
      row(
        '400 ms line, home: largest piece on screen',
        'ms',
        homes.map(({ lcpMs }) => lcpMs),
        GOALS.lcp,
      ),
      row(
        '… the code field takes letters',
        'ms',
        homes.map(({ fieldMs }) => fieldMs),
        GOALS.field,
      ),
      row('… code typed, until the statement can be answered', 'ms', codes, GOALS.code),
      row('… QR, until the frame of the game', 'ms', frames, GOALS.frame),
      row(
        '… QR, until the statement',
        'ms',
        games.map(({ statementMs }) => statementMs),
        GOALS.qr,
      ),
      row(
        '… QR, until it can be answered',
        'ms',
        games.map(({ choicesMs }) => choicesMs),
        GOALS.qr,
      ),
      row('… QR of a party game, until a party can be chosen', 'ms', choices, GOALS.qr),
      row(
        '… JS and CSS transferred until home is idle',
        'kB',
        homes.map(({ bytes }) => bytes / 1_000),
        GOALS.home.kB,
      ),
      row(
        '… files',
        '',
        homes.map(({ files }) => files),
        GOALS.home.files,
      ),
      row(
        '… JS and CSS until the first statement can be answered',
        'kB',
        games.map(({ bytes }) => bytes / 1_000),
        GOALS.statement.kB,
      ),
      row(
        '… files',
        '',
        games.map(({ files }) => files),
        GOALS.statement.files,
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
