// What the specs of a live screen open with: a server, and a teacher with a published set.
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { type PublishedShape, prepareTeacher, type Teacher } from '#testing/game.ts';
import { server, startWithServer } from './server.ts';

/** The teacher of the file whose tests run. */
export let teacher: Teacher;

/** For `test.use`: the laptop at the projector. */
export const LAPTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

interface Start {
  /** The page of each test is the teacher's. */
  isSignedIn?: boolean;
  settings?: Record<string, string>;
  /** The teacher's set. */
  set?: PublishedShape;
}

/** To be called once by a file. */
export function startWithTeacher({ isSignedIn = false, settings, set }: Start = {}): void {
  startWithServer(settings);
  test.beforeAll(async () => {
    teacher = await prepareTeacher(server.baseURL, set);
  });
  if (isSignedIn) test.beforeEach(({ page }) => signInAs(page.context(), teacher));
}

/** The address of the teacher's screen of a game. */
export const liveOf = (code: string): string => `${server.baseURL}/teacher/votingsession/${code}`;

/** The teacher's screen of a game, in a browser of its own; `rest`: what follows the game's address. */
export async function openLive(context: BrowserContext, code: string, rest = ''): Promise<Page> {
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${liveOf(code)}${rest}`);
  return page;
}

/** A phone, of the teacher or a student, before any navigation. */
export async function newPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce', locale: 'nl-BE' });
  return context.newPage();
}

/** The teacher's phone as the remote control of a game. */
export const openRemote = async (browser: Browser, code: string, rest = ''): Promise<Page> =>
  openLive((await newPhone(browser)).context(), code, rest);
