// Every page and state at every width, in four languages: nothing scrolls sideways, is cut or too small to hit, and no word is broken without need.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { prepareScreens } from '#testing/screens/all-screens.ts';
import { layoutIssues, targetOf } from '#testing/screens/layout-issues.ts';
import { openScreen, type Screen, sizeOf, WIDTHS } from '#testing/screens/screen.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

let server: TestServer;
let screens: Screen[];
test.beforeAll(async () => {
  server = await startServer({ LANGUAGES: LANGUAGES.join(',') });
  screens = await prepareScreens(server.baseURL);
});
test.afterAll(() => server.stop());

// In parallel; the machine may be busy with other work.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });
// With touch, so that a small screen of a teacher is the phone in a hand.
test.use({ reducedMotion: 'reduce', actionTimeout: 3_000, hasTouch: true });

/** The issues that are still there after scripts that depend on the width have run. */
async function persistentIssues(page: Page, { audience }: Screen): Promise<string[]> {
  let lasting = await layoutIssues(page, targetOf(audience));
  for (let frames = 0; lasting.length > 0 && frames < 3; frames++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await layoutIssues(page, targetOf(audience));
    lasting = lasting.filter((issue) => now.includes(issue));
  }
  return lasting;
}

/** The issues of a screen, with their widths. */
async function issuesOf(page: Page, screen: Screen, language: LanguageCode): Promise<string[]> {
  try {
    await openScreen(page, server.baseURL, screen, language);
  } catch (error) {
    return [`${screen.name} does not open: ${error}`];
  }
  const issues = new Map<string, number[]>();
  for (const width of WIDTHS) {
    await page.setViewportSize(sizeOf(width));
    for (const issue of await persistentIssues(page, screen)) issues.set(issue, [...(issues.get(issue) ?? []), width]);
  }
  return [...issues].map(([issue, widths]) => `${screen.name} at ${widths.join(', ')}: ${issue}`);
}

for (const language of LANGUAGES)
  test(`every page is whole at every width in ${language}`, async ({ page }) => {
    const issues: string[] = [];
    for (const screen of screens) issues.push(...(await issuesOf(page, screen, language)));
    expect(issues).toEqual([]);
  });
