// Public pages: reachable, accessible, complete on phone and desktop; and their link previews.
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { caller, registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf } from './held-scripts.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { fillLogin } from './login.ts';
import { server, startWithServer } from './server.ts';

/** Address, heading, and the heading that comes last: with content that is read after the page. */
const PAGES = [
  ['/', 'Wat vind jij?', 'Voor leerkrachten'],
  ['/about', 'Over het spel', 'Geen goed of fout'],
  ['/lesson', 'Zo verloopt een les', 'De schermen, in twee minuten'],
  ['/faq', 'Veelgestelde vragen', 'Wat is het verschil tussen Neutraal en overslaan?'],
  ['/privacy', 'Privacy', 'Wie zorgt voor je gegevens?'],
  ['/accessibility', 'Toegankelijkheidsverklaring', 'Niet tevreden met het antwoord?'],
  ['/login', 'Aanmelden', null],
  ['/register', 'Registreren', null],
  ['/reset-password/init', 'Nieuw wachtwoord', null],
  ['/reset-password?token=x', 'Nieuw wachtwoord', null],
  ['/nergens', 'Deze pagina bestaat niet', null],
] as const;
/** Pages of one form have no footer. */
const WITHOUT_FOOTER = /^\/(login|register|reset-password)/;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

startWithServer();

for (const [path, heading, last] of PAGES) {
  test(`${path} is complete and accessible`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${server.baseURL}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Halfrond`);
      if (last !== null) await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible();
      const logos = page.getByRole('contentinfo').getByRole('img');
      await expect(logos).toHaveCount(WITHOUT_FOOTER.test(path) ? 0 : 2);
      await expectAccessible(page);
      await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveCount(0);
    }
    expect(problems).toEqual([]);
  });
}

test('an app that does not load shows so, and can be tried again', async ({ page, context }) => {
  await intercept(context, /\/assets\/.*\.js$/, (route) => route.abort());
  const browserSide = await context.newCDPSession(page);
  await browserSide.send('Animation.enable');
  await browserSide.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(server.baseURL);
  const message = page.getByText('Het laden duurt lang.');
  await expect(message).toBeAttached();
  await expect(message).toBeHidden();
  // A screen reader announces what appears in a status that it knows already.
  await expect(page.getByRole('status').filter({ hasText: 'Het laden duurt lang.' })).toHaveCount(1);
  await browserSide.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(message).toBeVisible();
  await context.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('link', { name: 'Laad de pagina opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('without scripts a page says that they are needed, and nothing else', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });
  await page.goto(server.baseURL);
  const message = page.locator('noscript');
  await expect(message).toHaveJSProperty('textContent', 'Zet JavaScript aan om mee te spelen.');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Het laden duurt lang.')).toHaveCSS('display', 'none');
  await page.close();
});

test('a code that is typed leads to its game without any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const typed of ['abc-234', `${server.baseURL}/votingsession/abc234`]) {
    await page.goto(`${server.baseURL}/?code=${encodeURIComponent(typed)}`);
    await expect(page).toHaveURL(`${server.baseURL}/votingsession/ABC234`);
  }
  await page.goto(`${server.baseURL}/?code=`);
  await expect(page).toHaveURL(`${server.baseURL}/?code=`);
  await page.close();
});

test('a question can be linked to', async ({ page }) => {
  const faqs = await caller(server.baseURL)('GET config/faq');
  const [first, , third] = faqs;
  await page.goto(`${server.baseURL}/faq#${third?._id}`);
  const questions = page.getByRole('group');
  await expect(questions.filter({ hasText: required(third?.question) })).toHaveAttribute('open', '');
  await expect(questions.filter({ hasText: required(first?.question) })).not.toHaveAttribute('open');
  await page.getByRole('heading', { name: required(first?.question) }).click();
  await expect(questions.filter({ hasText: required(first?.question) })).toHaveAttribute('open', '');
});

test('the page of a lesson says that playing alone needs an account, and leads who has one to their games', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${server.baseURL}/lesson`);
  await expect(main.getByText('Een spel voor je klas zet je klaar met een account.')).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Maak je account', 'Speel het eerst zelf']);

  await signInAs(page.context(), await registerTeacher(server.baseURL));
  const complaints = complaintsOf(page);
  await page.reload();
  await expect(main.getByRole('link')).toHaveText(['Lessen', 'Speel het eerst zelf']);
  await expect(main.getByText('Een spel voor je klas')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await main.getByRole('link', { name: 'Lessen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel tijd heb je?' })).toBeVisible();
});

test('the pictures of a lesson have their room before they come', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const release = await hold(page, '**/*.webp');
    await page.goto(`${server.baseURL}/lesson`, { waitUntil: 'domcontentloaded' });
    const pictures = page.getByRole('figure').getByRole('img');
    await expect(pictures).toHaveCount(5);
    const boxes = () =>
      pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => [image.offsetTop, image.clientWidth, image.clientHeight]),
      );
    const held = await boxes();
    expect(held.filter(([, width = 0, height = 0]) => width < 150 || height < 150)).toEqual([]);
    release();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(await boxes()).toEqual(held);
  }
});

test('the header leads where a role may go', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(server.baseURL);
  const nav = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(nav.getByRole('link')).toHaveText([
    'Home',
    'Zo verloopt een les',
    'Over ons',
    'Veelgestelde vragen',
    'Privacy',
    'Aanmelden',
  ]);
  await nav.getByRole('link', { name: 'Aanmelden' }).click();
  await fillLogin(page);
  await page.waitForURL('**/admin/system');
  await page.goto(server.baseURL);
  for (const name of ['Lessen', 'Beheer', 'Mijn account']) {
    await expect(nav.getByRole('link', { name })).toBeVisible();
  }
  // The menu of a narrow screen has room for it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(nav.getByRole('link', { name: 'Zo verloopt een les' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await nav.getByRole('button', { name: 'Afmelden' }).click();
  await expect(nav.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  await expect(page).toHaveURL(`${server.baseURL}/`);
});

test('the header is one row for every role in every language, or a menu', async ({ page }) => {
  const everywhere = await startServer({ LANGUAGES: LANGUAGES.join(','), DEMO_CONTENT: 'false' });
  for (const language of LANGUAGES)
    for (const role of [null, ...ROLES]) {
      await page.goto(`${everywhere.baseURL}/manifest.webmanifest`);
      await page.evaluate(
        (stored) => {
          localStorage.clear();
          for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
        },
        { language, ...(role && { 'jwt-token': 'of.no.importance', role }) },
      );
      await page.goto(`${everywhere.baseURL}/about`);
      const header = page.getByRole('banner');
      await expect(header.locator('nav')).toHaveAttribute('data-open', 'false');
      for (const width of [1024, 1217, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(async () => (await header.boundingBox())?.height, { message: `${language} ${role} ${width}` })
          .toBeLessThan(80);
      }
    }
  await everywhere.stop();
});

test('a phone can pin it, and a link to it shows a picture', async ({ page, request }) => {
  await page.goto(`${server.baseURL}/about`);
  const addresses = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toBe(`${server.baseURL}/icons/share.png`);
  const manifest = await (await request.get(`${server.baseURL}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Halfrond', start_url: '/', display: 'standalone' });
  const icons = manifest.icons.map(({ src }: { src: string }) => `${server.baseURL}${src}`);
  for (const address of [...addresses, ...icons, required(picture)]) {
    const reply = await request.get(address);
    expect([address, reply.status(), reply.headers()['content-type']?.startsWith('text/html')]).toEqual([
      address,
      200,
      false,
    ]);
  }
});

test('privacy leads elsewhere where that is configured, and pages speak the first language offered', async ({
  page,
}) => {
  const other = await startServer({
    LANGUAGES: 'FR',
    PUBLIC_URL: 'https://jeu.example',
    PRIVACY_URL: `${server.baseURL}/about`,
  });
  try {
    await page.goto(`${other.baseURL}/privacy`);
    await expect(page).toHaveURL(`${server.baseURL}/about`);
    const html = await (await fetch(other.baseURL)).text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('content="Donne ton avis');
    expect(html).toContain('content="https://jeu.example/icons/share.png"');
    expect(html).not.toContain('Geef samen');
    expect(html).toContain('<title>Qu’en penses-tu');
    expect(await (await fetch(`${other.baseURL}/manifest.webmanifest`)).json()).toMatchObject({ lang: 'fr' });
    await page.goto(other.baseURL);
    await page.getByRole('link', { name: 'Vie privée' }).last().click();
    await expect(page).toHaveURL(`${server.baseURL}/about`);
  } finally {
    await other.stop();
  }
});
