// WCAG 1.4.12: with the spacing that readers may set, every page of a student stays whole on a phone, and of a visitor on a laptop.
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { giveVoices } from '#testing/browser.ts';
import { SCREENS_OF } from '#testing/screens/all-screens.ts';
import { layoutIssues, targetOf } from '#testing/screens/layout-issues.ts';
import { changeSize } from '#testing/screens/page-size.ts';
import { openScreen, sizeOf } from '#testing/screens/screen.ts';
import { startServer } from '#testing/server-process.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ viewport: null, reducedMotion: 'reduce', hasTouch: true });

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const WIDTHS = { visitors: 1280, students: 390 } as const;

for (const users of ['visitors', 'students'] as const)
  test(`no text of ${users} is lost with more space between letters, words and lines`, async ({ page }) => {
    await giveVoices(page);
    const { baseURL, stop } = await startServer({ LANGUAGES: LANGUAGES.join(',') });
    const issues: string[] = [];
    for (const screen of await SCREENS_OF[users](baseURL)) {
      await changeSize(page, sizeOf(WIDTHS[users]));
      await openScreen(page, baseURL, screen, 'NL_BE');
      await page.addStyleTag({ content: SPACING });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const issue of await layoutIssues(page, targetOf(screen.audience))) issues.push(`${screen.name}: ${issue}`);
    }
    await stop();
    expect(issues).toEqual([]);
  });
