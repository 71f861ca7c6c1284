// What the specs of a live screen open with: a server, and a teacher with a published set, on a laptop.
import { type BrowserContext, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher, type Teacher } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

/** Those of the file whose tests run: they are there before its first test. */
export let server: TestServer;
export let teacher: Teacher;

/** To be called once by a file. `isSignedIn`: the page of each test is the teacher's. */
export function startWithTeacher({ isSignedIn = false } = {}): void {
  test.beforeAll(async () => {
    server = await startServer();
    teacher = await prepareTeacher(server.baseURL);
  });
  test.afterAll(() => server.stop());
  if (isSignedIn) test.beforeEach(({ page }) => signInAs(page.context(), teacher));
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
}

/** The teacher's screen of a game, in a browser of its own; `rest`: what follows the game's address. */
export async function openLive(context: BrowserContext, code: string, rest = ''): Promise<Page> {
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}${rest}`);
  return page;
}
