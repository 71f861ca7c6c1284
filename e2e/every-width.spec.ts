// Every page and state at every width, in four languages: nothing scrolls sideways, is cut or too small to hit, and no word is broken without need.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { giveVoices } from '#testing/browser.ts';
import { SCREENS_OF } from '#testing/screens/all-screens.ts';
import { layoutIssues, targetOf } from '#testing/screens/layout-issues.ts';
import { changeLanguage, openScreen, type Screen, sizeOf, WIDTHS } from '#testing/screens/screen.ts';
import { startServer } from '#testing/server-process.ts';

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

/** The issues of an open screen, with their widths. */
async function issuesOf(page: Page, screen: Screen, language: LanguageCode): Promise<string[]> {
  const issues = new Map<string, number[]>();
  for (const width of WIDTHS) {
    await page.setViewportSize(sizeOf(width));
    for (const issue of await persistentIssues(page, screen)) issues.set(issue, [...(issues.get(issue) ?? []), width]);
  }
  return [...issues].map(([issue, widths]) => `${screen.name} in ${language} at ${widths.join(', ')}: ${issue}`);
}

for (const [users, prepare] of Object.entries(SCREENS_OF))
  test(`every page of ${users} is whole at every width in every language`, async ({ page }) => {
    await giveVoices(page);
    const { baseURL, stop } = await startServer({ LANGUAGES: LANGUAGES.join(',') });
    const issues: string[] = [];
    for (const screen of await prepare(baseURL)) {
      const [first, ...others] = LANGUAGES;
      try {
        await openScreen(page, baseURL, screen, first);
        issues.push(...(await issuesOf(page, screen, first)));
        for (const language of others) {
          await changeLanguage(page, baseURL, screen, language);
          issues.push(...(await issuesOf(page, screen, language)));
        }
      } catch (error) {
        issues.push(`${screen.name} does not open: ${error}`);
      }
    }
    await stop();
    expect(issues).toEqual([]);
  });
