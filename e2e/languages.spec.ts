// An installation that offers four languages: a teacher registers, and a student joins and plays, in each of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_TAGS, LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { HANDS_MAX } from '#shared/domain/limits.ts';
import { caller, callerAs, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { makeGame, startedGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { changeLanguage } from '#testing/screens/screen.ts';
import { expectAccessible } from './accessible.ts';
import { server, startWithServer } from './server.ts';
import { choose, statement } from './student.ts';

const NAMES: Record<LanguageCode, string> = { NL_BE: 'Nederlands', EN: 'English', FR: 'Français', DE: 'Deutsch' };

startWithServer({ LANGUAGES: LANGUAGES.join(',') });

/** Returns a function that looks up texts of a language: `say('auth:register.title')`. */
function textsOf(language: LanguageCode): (key: string) => string {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = join(import.meta.dirname, '..', 'web/i18n', LANGUAGE_TAGS[language], `${namespace}.json`);
    let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const part of path.split('.')) found = (found as Record<string, unknown>)[part];
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
    return found;
  };
}

/** Opens home and chooses a language with the switch. */
async function openIn(page: Page, language: LanguageCode): Promise<void> {
  await page.goto(server.baseURL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('combobox', { name: 'Taal' }).selectOption({ label: NAMES[language] });
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
}

/** Expects no untranslated key and no placeholder on the page. */
const expectWords = async (page: Page) =>
  expect(await page.locator('body').innerText()).not.toMatch(/\{\{|\b[a-z-]+:[a-z]+\.[a-z]+/i);

test('a student who opens a game by its QR code can choose a language there, on the narrowest phone', async ({
  page,
}) => {
  const game = await makeGame(server.baseURL);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.baseURL}/votingsession/${game.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Je zit klaar' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Taal' }).selectOption({ label: 'Français' });
  await expect(page.getByRole('heading', { level: 1, name: textsOf('FR')('student:waiting.title') })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await game.start();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expect(page.getByText(textsOf('FR')('student:statement.question'))).toBeVisible();
  await expectAccessible(page);
});

test('texts that exist in one language say so on a page in another, and are marked as theirs', async ({ page }) => {
  for (const [path, words] of [
    ['/', 'Voor leerkrachten'],
    ['/privacy', 'Als je meespeelt'],
    ['/faq', 'Is dit een stemadvies?'],
  ] as const) {
    await openIn(page, 'NL_BE');
    await page.goto(`${server.baseURL}${path}`);
    const stored = page.getByRole('heading', { level: 2, name: words });
    await expect(stored).toBeVisible();
    await expect(page.getByText('Deze tekst is er alleen in het')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Taal' }).selectOption({ label: 'Français' });
    await expect(page.getByText('Ce texte n’existe qu’en néerlandais.')).toBeVisible();
    expect(await stored.evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe('nl-BE');
    await page.evaluate(() => localStorage.clear());
  }
});

test('the privacy page says the essence in the language of the page, above what is stored in another', async ({
  page,
}) => {
  const stored = page.getByRole('heading', { level: 2, name: 'Als je meespeelt' });
  for (const language of LANGUAGES) {
    await openIn(page, language);
    await page.goto(`${server.baseURL}/privacy`);
    const title = page.getByRole('heading', { level: 2, name: textsOf(language)('content:inShort.title') });
    await expect(stored).toBeVisible();
    if (language === 'NL_BE') await expect(title).toHaveCount(0);
    else {
      await expect(page.locator('section').filter({ has: title }).getByRole('listitem')).toHaveCount(5);
      expect(required(await title.boundingBox()).y).toBeLessThan(required(await stored.boundingBox()).y);
      await expectAccessible(page);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('names that editors wrote are marked as their language in the office’s lists too', async ({ page, context }) => {
  await signInAs(context, await identityOf(server.baseURL));
  await page.goto(server.baseURL);
  await page.evaluate(() => localStorage.setItem('language', 'FR'));
  for (const [path, name] of [
    ['question_sets', 'Jong in Vlaanderen'],
    ['difficult_words', 'erfbelasting'],
  ] as const) {
    await page.goto(`${server.baseURL}/admin/${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('[lang="nl-BE"]', { hasText: new RegExp(`^${name}$`) }).first()).toBeVisible();
  }
});

test('the message of a form that stands there changes with the language', async ({ page, context }) => {
  const identity = await identityOf(server.baseURL);
  await signInAs(context, identity);
  const game = await startedGame(server.baseURL);
  const expectBoth = async (key: string) => {
    for (const language of ['NL_BE', 'FR'] as const) {
      await changeLanguage(page, language);
      await expect(page.getByText(textsOf(language)(key).replace('{{max}}', `${HANDS_MAX}`))).toBeVisible();
    }
  };
  await callerAs(server.baseURL, identity)('POST voting/session/:code/view', {
    params: { code: game.code },
    body: { view: 'hands' },
  });
  await page.goto(`${server.baseURL}/teacher/votingsession/${game.code}`);
  await expect(page.locator('[data-main]')).toBeVisible();
  await page.keyboard.press('h');
  await page.getByRole('textbox', { name: 'Akkoord', exact: true }).fill(`${HANDS_MAX + 1}`);
  await page.getByRole('button', { name: 'Klaar met tellen' }).click();
  await expectBoth('teacher-live:hands.notANumber');

  await page.goto(`${server.baseURL}/teacher/screen/12`);
  const pair = page.getByRole('listitem').getByRole('button').first();
  await pair.click();
  await expectBoth('teacher-live:projector.incomplete');
  await page.getByRole('textbox').fill('000000');
  await pair.click();
  await expectBoth('teacher-live:projector.unknown');
});

for (const language of LANGUAGES) {
  const say = textsOf(language);

  test(`a teacher registers in ${NAMES[language]}`, async ({ page }) => {
    const email = `${language.toLowerCase()}@school.example`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await openIn(page, language);
    await page.getByRole('link', { name: say('common:nav.login'), exact: true }).click();
    await page.getByRole('link', { name: say('auth:login.toRegister') }).click();
    await page.getByRole('button', { name: say('auth:register.submit') }).click();
    await expect(page.getByText(say('common:field.required'))).toHaveCount(8);
    await expectWords(page);
    // The error of a field changes with the language.
    for (const other of [language === 'FR' ? 'DE' : 'FR', language] as const) {
      await page.locator('select').selectOption({ label: NAMES[other] });
      await expect(page.getByText(textsOf(other)('common:field.required'))).toHaveCount(8);
    }
    for (const [label, value] of [
      ['register.firstName', 'An'],
      ['register.lastName', 'Peeters'],
      ['email', email],
      ['register.organisation', 'Atheneum'],
      ['register.organisationLocation', 'Gent'],
      ['password', 'krijt-en-bord'],
      ['passwordAgain', 'krijt-en-bord'],
    ] as const) {
      await page.getByLabel(say(`auth:${label}`), { exact: true }).fill(value);
    }
    await page.getByRole('radio', { name: say('auth:register.audience.other') }).check();
    await page.getByRole('button', { name: say('auth:register.submit') }).click();
    await page.waitForURL('**/teacher');
    await expect(page.getByRole('heading', { level: 1, name: say('teacher-lessons:title') })).toBeVisible();
    await expectWords(page);
    const token = await page.evaluate(() => localStorage.getItem('jwt-token'));
    const call = caller(server.baseURL, { authorization: `Bearer ${token}` });
    expect(await call('GET account')).toMatchObject({ email, language });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
  });

  test(`a student joins and plays in ${NAMES[language]}`, async ({ page }) => {
    const game = await makeGame(server.baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    await openIn(page, language);
    await page.getByRole('textbox', { name: say('home:codeLabel') }).fill(game.code);
    await page.getByRole('button', { name: say('home:start'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('student:waiting.title') })).toBeVisible();
    await expectWords(page);
    await game.start();
    await expect(statement(page, textOf(game, 0))).toBeVisible();
    await choose(page, 'Akkoord');
    await expect(page.getByRole('heading', { level: 1, name: say('student:answered.saved') })).toBeVisible();
    await expectWords(page);
    await game.end();
    await page.waitForURL('**/results/*');
    await expect(
      page.getByRole('heading', { level: 1, name: say('student-results:headline.onTie_one') }),
    ).toBeVisible();
    await expect(page.getByText(say('student-results:firm.few_one'))).toBeVisible();
    await expectWords(page);
  });
}

test('another language says of no game that it was left', async ({ page, context }) => {
  await signInAs(context, await identityOf(server.baseURL));
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByLabel('Naam van het spel').fill('Halverwege');
  await changeLanguage(page, 'FR');
  await changeLanguage(page, 'DE');
  for (const language of ['NL_BE', 'FR'] as const)
    await expect(page.getByText(textsOf(language)('teacher-wizard:leave.kept'))).toHaveCount(0);
  // In the language of the page, once somebody leaves.
  await page.locator('a[href="/teacher"]').first().click();
  await expect(page.getByText(textsOf('DE')('teacher-wizard:leave.kept'))).toBeVisible();
});
