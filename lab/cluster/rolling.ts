// `npm run lab -- rolling [students]`: three servers are replaced by those of another build, one by one, while a class answers and browsers open pages.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '#lab/bench/browser.ts';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { type Cluster, clusterTools, startCluster } from './cluster-parts.ts';
import { ClusterStudent, errorReplies } from './cluster-student.ts';
import { makeSecondBuild, type SecondBuild } from './second-build.ts';

const studentCount = Number(process.argv[2] ?? 200);
const SERVERS = 3;
const STATEMENTS = 12;
/** Milliseconds between the last answer to a statement and the next one. */
const TALK_MS = 1_200;
const GIVE_UP_MS = 60_000;

let failed = 0;
function check(what: string, holds: boolean, found: string): void {
  if (!holds) failed += 1;
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}: ${found}`);
}

/** Everything that a page of this browser asked for and did not get. */
class Missing {
  readonly found = new Set<string>();
  files = 0;
  pages = 0;

  watch(page: Page): Page {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/assets/')) return;
      this.files += 1;
      if (response.status() >= 400) this.found.add(`${response.status()} ${pathname}`);
    });
    page.on('pageerror', (error) => this.found.add(`error: ${error.message}`));
    return page;
  }
}

/** A new visitor reads a few pages, as long as `goesOn`. */
async function visit(browser: Browser, base: string, code: string, missing: Missing, goesOn: () => boolean) {
  while (goesOn()) {
    for (const path of ['/', '/login', '/about', `/votingsession/${code}`]) {
      // Nothing of the visit before is cached.
      const context = await browser.newContext();
      const page = missing.watch(await context.newPage());
      await page.goto(base + path, { waitUntil: 'networkidle' });
      const text = await page.locator('body').innerText();
      if (/liep iets mis/i.test(text)) missing.found.add(`${path}: the page says that something went wrong`);
      missing.pages += 1;
      await context.close();
    }
  }
}

/** Pages that were opened before and are used after: they load the rest of their build's files only then. */
async function openBefore(browser: Browser, base: string, missing: Missing): Promise<Page> {
  const page = missing.watch(await (await browser.newContext()).newPage());
  await page.goto(base, { waitUntil: 'networkidle' });
  return page;
}
async function goOn(page: Page, code: string): Promise<boolean> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/votingsession/${code}`);
  return page
    .getByRole('radio')
    .or(page.getByRole('button', { name: /akkoord/i }))
    .first()
    .waitFor({ timeout: GIVE_UP_MS })
    .then(
      () => true,
      () => false,
    );
}

async function move(game: LoadGame, at: number): Promise<void> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await delay(100)) {
    const path = `voting/session/${game.code}/statement/${required(game.statements[at])}`;
    const reply = await game.teacher.send('POST', path).catch(() => null);
    if (reply?.status === 200) return;
  }
  throw new Error('the teacher could not move on');
}

async function play(cluster: Cluster, { project }: SecondBuild, browser: Browser): Promise<void> {
  const prepared = await prepareLoadSet(required(cluster.nodes[0]).baseURL, STATEMENTS);
  const game = await startLoadGame(prepared);
  const students = Array.from(
    { length: studentCount },
    () => new ClusterStudent(cluster.base, game.code, game.opinions),
  );
  const answered = (at: number) =>
    students.every(({ acknowledged }) => acknowledged.has(required(game.statements[at])));
  const missing = new Missing();
  const old = await openBefore(browser, cluster.base, missing);
  let isRolling = true;
  const visits = [1, 2].map(() => visit(browser, cluster.base, game.code, missing, () => isRolling));
  const rolled = (async () => {
    for (const node of cluster.nodes) {
      await delay(2_000);
      await node.restart(project);
    }
  })();
  for (let at = 0; at < STATEMENTS; at++) {
    if (at > 0) await move(game, at);
    for (const until = Date.now() + GIVE_UP_MS; !answered(at) && Date.now() < until; ) await delay(20);
    // Some are played before each server is replaced, and some after the last one.
    await delay(TALK_MS);
  }
  await rolled;
  isRolling = false;
  await Promise.all(visits);
  const isUsable = await goOn(old, game.code);
  const newer = missing.watch(await (await browser.newContext()).newPage());
  await newer.goto(cluster.base, { waitUntil: 'networkidle' });
  const isNew = await newer.evaluate(() => Reflect.get(globalThis, 'secondBuild') === true);

  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  const expected = studentCount * STATEMENTS;
  check('answers that were acknowledged', acknowledged === expected, `${acknowledged} of ${expected}`);
  const refusals = [...errorReplies].filter(([status]) => status < 500);
  check('replies that refuse one', refusals.length === 0, JSON.stringify(Object.fromEntries(refusals)));
  const again = [...errorReplies].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  console.log(`      calls that met a server as it stopped, and went through when they were sent again: ${again}`);
  const listed = [...missing.found].slice(0, 5).join(', ');
  check(
    `files that ${missing.pages + 2} pages of Chromium missed`,
    missing.found.size === 0,
    `${missing.found.size} of ${missing.files} ${listed}`,
  );
  check('a page of the first build goes on to a game', isUsable, isUsable ? 'yes' : 'no');
  check('a new page is of the second build', isNew, isNew ? 'yes' : 'no');
  for (const student of students) student.stop();
}

async function main(): Promise<void> {
  const tools = clusterTools();
  if (tools === null) {
    console.log('SKIPPED  it needs postgresql, redis-server and nginx on this machine');
    return;
  }
  const second = await makeSecondBuild();
  const dataDir = await mkdtemp(join(tmpdir(), 'halfrond-rolling-'));
  const cluster = await startCluster(tools, SERVERS, { DATA_DIR: dataDir });
  const browser = await launchBrowser();
  try {
    await play(cluster, second, browser);
  } finally {
    await browser.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    await second.remove();
  }
}

await main();
process.exit(failed > 0 ? 1 : 0);
