// The moment of a lesson in Chromium: from the press until each screen of the teacher draws it, and how evenly it moves.
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Client } from '#lab/load-client.ts';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { type Identity, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { pairedProjector } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { launchBrowser } from './browser.ts';
import { median, percentile, type Row } from './figures.ts';
import { inGroups } from './load.ts';

/** Statements, each shown once; odd ones from the remote control. */
const TIMES = 8;
const FIRST_FRAME_MS = 100;
const FRAME_MS = 20;
/** As long as the seats move. */
const MOVES_MS = 2_700;

const SCREENS = ['laptop', 'projector', 'remote'] as const;
type Screen = (typeof SCREENS)[number];
type Pages = Record<Screen, Page>;

/** Notes when the element is drawn for the first time, on the clock that all pages share, and the times between frames from then on. */
async function watchFor(page: Page, sought: { selector: string; words: string }): Promise<void> {
  await page.evaluate(({ selector, words }) => {
    const watch = { at: 0, frames: [] as number[] };
    let last = 0;
    const look = (now: number) => {
      if (watch.at > 0) watch.frames.push(now - last);
      // What is there at the beginning of a frame is drawn in it.
      else if (document.querySelector(selector)?.textContent?.includes(words)) watch.at = performance.timeOrigin + now;
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(window, { pressedAt: performance.timeOrigin + timeStamp }),
      {
        once: true,
      },
    );
    Object.assign(window, { watch });
  }, sought);
}
const watched = (page: Page): Promise<{ at: number; frames: number[]; pressedAt: number }> =>
  page.evaluate(() => ({ ...Reflect.get(window, 'watch'), pressedAt: Reflect.get(window, 'pressedAt') ?? 0 }));

async function openPages(browser: Browser, base: string, identity: Identity, game: LoadGame): Promise<Pages> {
  const address = `${base}/teacher/votingsession/${game.code}`;
  const open = async (path: string, prepare: (context: BrowserContext) => Promise<unknown>, phone = false) => {
    const context = await browser.newContext(
      phone
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1_280, height: 720 } },
    );
    await prepare(context);
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    return page;
  };
  const token = await pairedProjector(base, game.teacher.call, game.code);
  return {
    laptop: await open(address, (context) => signInAs(context, identity)),
    projector: await open(`${base}/screen`, (context) =>
      context.addInitScript((value) => localStorage.setItem('projector-token', value), token),
    ),
    remote: await open(address, (context) => signInAs(context, identity), true),
  };
}

/** The result is on a board once its seats are; on the remote control once the button names the talk. */
const NUMBER = { selector: 'main ul li b [aria-hidden]', words: '' };
const DRAWN = { laptop: NUMBER, projector: NUMBER, remote: { selector: '[data-main]', words: 'Praat' } };

/** A class of that size answers each statement, whose result is then shown. */
export async function reveal(students: number): Promise<Row[]> {
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  const first: Record<Screen, number[]> = { laptop: [], projector: [], remote: [] };
  const frames: number[] = [];
  try {
    const identity = await identityOf(server.baseURL);
    const game = await startLoadGame(await prepareLoadSet(server.baseURL, TIMES));
    const clients = Array.from({ length: students }, () => new Client(server.baseURL));
    const client = (number: number) => required(clients[number]);
    await inGroups(students, (number) =>
      client(number).call('GET voting/session/:code', { params: { code: game.code } }),
    );
    const pages = await openPages(browser, server.baseURL, identity, game);
    for (const [at, statementId] of game.statements.entries()) {
      const params = { code: game.code, statementId };
      await game.teacher.call('POST voting/session/:code/statement/:statementId', { params });
      await inGroups(students, (number) =>
        client(number).call('POST voting/session/:code/statement/:statementId/opinion', {
          params,
          body: { opinion: required(game.opinions[(number + at) % game.opinions.length]), comment: '' },
        }),
      );
      // Until every screen has counted them, and the machine is quiet.
      await delay(2_000);
      for (const screen of SCREENS) await watchFor(pages[screen], DRAWN[screen]);
      const from: Screen = at % 2 === 0 ? 'laptop' : 'remote';
      await pages[from].keyboard.press('ArrowRight');
      await delay(MOVES_MS);
      const seen = await Promise.all(SCREENS.map((screen) => watched(pages[screen])));
      const pressedAt = Math.max(...seen.map((one) => one.pressedAt));
      for (const [index, screen] of SCREENS.entries()) {
        const { at: drawnAt, frames: between } = required(seen[index]);
        first[screen].push(drawnAt > 0 ? drawnAt - pressedAt : Number.POSITIVE_INFINITY);
        if (screen !== 'remote') frames.push(...between);
      }
      await Promise.all(SCREENS.map((screen) => pages[screen].evaluate(() => Object.assign(window, { pressedAt: 0 }))));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [
    ...SCREENS.map((screen) => ({
      what: `a result of ${students}: press until the first frame, ${screen}, median`,
      unit: 'ms' as const,
      ours: median(first[screen]),
      atMost: FIRST_FRAME_MS,
    })),
    ...SCREENS.map((screen) => ({
      what: `… ${screen}, worst`,
      unit: 'ms' as const,
      ours: percentile(first[screen], 1),
    })),
    { what: '… between frames on the boards, median', unit: 'ms', ours: median(frames), atMost: FRAME_MS },
    { what: '… 95 of 100', unit: 'ms', ours: percentile(frames, 0.95), atMost: FRAME_MS },
    { what: '… worst', unit: 'ms', ours: percentile(frames, 1) },
  ];
}
