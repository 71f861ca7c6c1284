// Every page and state at every width, in four languages: nothing scrolls sideways, is cut or too small to hit, and no word is broken without need.
// WCAG 1.4.12: with the spacing that readers may set it stays so for students on a phone, and for visitors on a laptop.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { giveVoices } from '#testing/browser.ts';
import { isDaily } from '#testing/daily.ts';
import { SCREENS_OF } from '#testing/screens/all-screens.ts';
import { layoutIssues, targetOf } from '#testing/screens/layout-issues.ts';
import { changeSize } from '#testing/screens/page-size.ts';
import {
  changeLanguage,
  changeWidth,
  openScreen,
  PHONE,
  type Screen,
  sizeOf,
  WIDTHS,
} from '#testing/screens/screen.ts';
import { startServer } from '#testing/server-process.ts';

// In parallel; the machine may be busy with other work.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });
// With touch, so that a small screen of a teacher is the phone in a hand.
test.use({ viewport: null, reducedMotion: 'reduce', actionTimeout: 10_000, hasTouch: true });

// The longest words are German, and what breaks between two widths mostly breaks at one of these too.
const SPOKEN: readonly LanguageCode[] = isDaily ? ['NL_BE', 'DE'] : LANGUAGES;
const LOOKED_AT = isDaily ? ([320, 390, 1280, 1920] as const) : WIDTHS;
// From the widest down, since a page is opened and its language changed faster on a small screen.
const OPENED = 1024;
const WIDE = LOOKED_AT.filter((width) => width >= PHONE).toReversed();
const NARROW = LOOKED_AT.filter((width) => width < PHONE).toReversed();

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** The width at which the pages of an audience are drawn with that spacing too. */
const SPACED: Partial<Record<Screen['audience'], number>> = { site: 1280, student: 390 };

/** Until scripts that depend on the size of a text have run. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The issues that are still there after scripts that depend on the width have run. */
async function persistentIssues(page: Page, { audience }: Screen): Promise<string[]> {
  let lasting = await layoutIssues(page, targetOf(audience));
  for (let frames = 0; lasting.length > 0 && frames < 3; frames++) {
    await settled(page);
    const now = await layoutIssues(page, targetOf(audience));
    lasting = lasting.filter((issue) => now.includes(issue));
  }
  return lasting;
}

/** The issues of a screen, each with where it is. */
async function issuesOf(page: Page, baseURL: string, screen: Screen): Promise<string[]> {
  const issues = new Map<string, string[]>();
  const look = async (place: string) => {
    for (const issue of await persistentIssues(page, screen)) issues.set(issue, [...(issues.get(issue) ?? []), place]);
  };
  const open = async (language: LanguageCode) => {
    await changeSize(page, sizeOf(OPENED));
    await openScreen(page, baseURL, screen, language);
  };
  await open(LANGUAGES[0]);
  for (const widths of [WIDE, NARROW])
    for (const language of SPOKEN) {
      await (screen.keepsText ? open(language) : changeLanguage(page, language));
      for (const width of widths) {
        await changeWidth(page, screen, width);
        await look(`${language} ${width}`);
        if (language !== LANGUAGES[0] || width !== SPACED[screen.audience]) continue;
        const spacing = await page.addStyleTag({ content: SPACING });
        await settled(page);
        await look(`${language} ${width} with more space`);
        await spacing.evaluate((element) => element.parentNode?.removeChild(element));
      }
    }
  return [...issues].map(([issue, places]) => `${screen.name} in ${places.join(', ')}: ${issue}`);
}

for (const [users, prepare] of Object.entries(SCREENS_OF))
  test(`every page of ${users} is whole at every width in every language`, async ({ page }) => {
    await giveVoices(page);
    const { baseURL, stop } = await startServer({ LANGUAGES: LANGUAGES.join(',') });
    const issues: string[] = [];
    for (const screen of await prepare(baseURL)) {
      try {
        issues.push(...(await issuesOf(page, baseURL, screen)));
      } catch (error) {
        issues.push(`${screen.name} does not open: ${error}`);
      }
    }
    await stop();
    expect(issues).toEqual([]);
  });
