// Public pages are visible before their script: the app hydrates what the server drew, and nobody sees another user's page.
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { startedGame, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { ADMIN, startServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expectTakenOver, holdScripts, readLook, watchShifts } from './held-scripts.ts';
import { server, startWithServer } from './server.ts';

startWithServer({ LANGUAGES: 'NL_BE,EN' });

const PATHS = [
  '/',
  '/about',
  '/faq',
  '/privacy',
  '/accessibility',
  '/lesson',
  '/login',
  '/register',
  '/?error=INVALID_CODE',
];
const HEADINGS = {
  NL_BE: [
    'nl-BE',
    'Wat vind jij?',
    'Over het spel',
    'Veelgestelde vragen',
    'Privacy',
    'Toegankelijkheidsverklaring',
    'Zo verloopt een les',
    'Aanmelden',
    'Registreren',
  ],
  EN: [
    'en',
    'What do you think?',
    'About the game',
    'Frequently asked questions',
    'Privacy',
    'Accessibility statement',
    'How a lesson goes',
    'Log in',
    'Register',
  ],
  FR: ['fr', '', '', '', '', 'Déclaration', 'Comment se passe un cours', 'Se connecter', 'S’inscrire'],
  DE: ['de', '', '', '', '', 'Barrierefreiheit', 'So läuft eine Unterrichtsstunde ab', 'Anmelden', 'Registrieren'],
} as const;

for (const [language, [tag, ...headings]] of Object.entries(HEADINGS))
  test(`the app takes over what the server drew, in ${language}`, async ({ page, request }) => {
    const own = await startServer({ LANGUAGES: `${language},${language === 'EN' ? 'FR' : 'EN'}` });
    try {
      const complaints = complaintsOf(page);
      for (const [at, path] of PATHS.entries()) {
        const html = await (await request.get(own.baseURL + path)).text();
        const title = required(/<h1[^>]*>([^<]+)/.exec(html)?.[1]);
        const expected = headings[at];
        if (expected !== undefined) expect(title, path).toContain(expected);
        const release = await holdScripts(page);
        await page.goto(own.baseURL + path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title);
        await heading.evaluate((element) => element.setAttribute('data-of-the-server', ''));
        const shown = await page.getByRole('main').innerText();
        await page.evaluate(() => document.fonts.ready);
        const look = await readLook(page);
        const shift = await watchShifts(page);
        release();
        await expectTakenOver(page);
        await expect(heading).toHaveAttribute('data-of-the-server');
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        expect(await page.getByRole('main').innerText()).toBe(shown);
        // The login page has focused its first field.
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        await expect.poll(() => readLook(page), path).toEqual(look);
        expect([path, await shift()]).toEqual([path, 0]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(complaints).toEqual([]);
    } finally {
      await own.stop();
    }
  });

test('a code that is typed before the script is there is kept, and leads to the game', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  const release = await holdScripts(page);
  await page.goto(server.baseURL, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Code van je leerkracht' });
  await field.pressSequentially(game.code.slice(0, 4).toLowerCase());
  release();
  await expectTakenOver(page);
  await expect(field).toHaveValue(game.code.slice(0, 4));
  await expect(field).toBeFocused();
  await field.pressSequentially(game.code.slice(4));
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: textOf(game, 0) })).toBeVisible();
});

test('a page that loads slowly says so to a screen reader', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(server.baseURL, { waitUntil: 'commit' });
  // Without waiting for the animation that makes it visible.
  await expectAccessible(page);
  // The status itself is there from the beginning: what appears in it is announced.
  await expect(page.getByRole('status').getByText('Het laden duurt lang.')).toBeVisible();
  release();
  await expectTakenOver(page);
  await expect(page.getByText('Het laden duurt lang.')).toHaveCount(0);
});

test('Enter leads to the game before the script is there', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  const release = await holdScripts(page);
  await page.goto(server.baseURL, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Code van je leerkracht' });
  await field.pressSequentially(game.code);
  await field.press('Enter');
  await page.waitForURL(`**/votingsession/${game.code}`, { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('heading', { level: 1, name: textOf(game, 0) })).toBeVisible();
});

test('what is typed into the login before the script is there is kept, and goes nowhere by itself', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  const release = await holdScripts(page);
  await page.goto(`${server.baseURL}/login`, { waitUntil: 'commit' });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(request.url());
  });
  const email = page.getByLabel('E-mailadres');
  const password = page.getByLabel('Wachtwoord', { exact: true });
  await email.fill(ADMIN.email);
  await password.fill(ADMIN.password);
  await password.press('Enter');
  await page.getByRole('button', { name: 'Meld je aan' }).click({ force: true });
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.method)).toBe('post');
  release();
  await expectTakenOver(page);
  await expect(email).toHaveValue(ADMIN.email);
  await expect(password).toHaveValue(ADMIN.password);
  expect(sent).toEqual([]);
  expect(page.url()).toBe(`${server.baseURL}/login`);
  await page.getByRole('button', { name: 'Meld je aan' }).click();
  await page.waitForURL('**/admin/system');
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what is filled into the registration before the script is there is kept, and goes nowhere by itself', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  const address = `${server.baseURL}/register`;
  await page.goto(address, { waitUntil: 'commit' });
  const typed = [
    [page.getByLabel('Voornaam'), 'Fatima'],
    [page.getByLabel('E-mailadres'), 'fatima@school.example'],
    [page.getByLabel('Wachtwoord', { exact: true }), 'een lang wachtwoord'],
  ] as const;
  const audience = page.getByRole('radio').nth(1);
  for (const [field, value] of typed) await field.fill(value);
  await audience.check();
  await typed[0][0].press('Enter');
  release();
  await expectTakenOver(page);
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
  await expect(audience).toBeChecked();
  // As the app knows them too: what is missing is named, and nothing else.
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByLabel('Familienaam')).toHaveAttribute('aria-invalid', 'true');
  await expect(audience).not.toHaveAttribute('aria-invalid');
  for (const [field] of typed) await expect(field).not.toHaveAttribute('aria-invalid');
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});

test('a user who is logged in or chose another language never sees the page that the server drew', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(server.baseURL);
  await expectTakenOver(page);
  await page.evaluate(() => localStorage.setItem('language', 'EN'));
  const release = await holdScripts(page);
  await page.goto(server.baseURL, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-own');
  await expect(page.getByText('Wat vind jij?')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'What do you think?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.evaluate(() => {
    localStorage.removeItem('language');
    localStorage.setItem('jwt-token', 'x.y.z');
    localStorage.setItem('role', 'teacher');
  });
  const letGo = await holdScripts(page);
  await page.goto(server.baseURL, { waitUntil: 'commit' });
  await expect(page.getByText('Wat vind jij?')).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lessen' })).toBeAttached();
  expect(complaints).toEqual([]);
});

/** The page as requested under that host name. */
const askAs = (host: string): Promise<string> =>
  new Promise((done, fail) => {
    get(server.baseURL, { headers: { host } }, async (reply) => done(await text(reply))).on('error', fail);
  });

test('the styles of what the server drew stand in the page', async ({ request }) => {
  for (const path of PATHS) {
    const html = await (await request.get(server.baseURL + path)).text();
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    // The router's name for a link to the page that is open.
    const names = [...new Set(classes)].filter((name) => name !== '' && name !== 'active');
    expect(names.length, path).toBeGreaterThan(10);
    expect(
      names.filter((name) => !styles.includes(`.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`)),
      path,
    ).toEqual([]);
  }
});

test('a page is the same by whatever name it is asked for', async () => {
  const html = await askAs('one.example');
  expect(html).toContain('src="/uploads/partner/');
  expect(html).not.toMatch(/one\.example|drawn\.invalid/);
  expect(await askAs('two.example:81')).toBe(html);
});

test('a block that is changed is drawn changed', async ({ request }) => {
  const call = await logIn(server.baseURL);
  const home = async () => (await request.get(server.baseURL)).text();
  expect(await home()).not.toContain('Vers van de pers');
  const [block] = await call('GET content_blocks', { query: { page: 'home' } });
  const { _id } = await call('POST content_blocks', {
    body: {
      page: 'home',
      type: 'title_with_description',
      title: 'Vers van de pers',
      body: '<p>$& <b>en</b> </script>&lt;i&gt;</p>',
      imageURL: '',
      imageAlt: '',
      inverted: false,
      order: (block?.order ?? 0) + 10,
    },
  });
  expect(await home()).toContain('<h2>Vers van de pers</h2>');
  expect(await home()).toContain('<p>$&amp; <b>en</b> &lt;i&gt;</p>');
  await call('DELETE content_blocks/:id', { params: { id: _id } });
  expect(await home()).not.toContain('Vers van de pers');
});
