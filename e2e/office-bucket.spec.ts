// Images are uploaded from the browser directly to a bucket: the content security policy allows its host only, and with a bucket that refuses
// or is unavailable only the image is missing, until the next try.
import { expect, type Page, test } from '@playwright/test';
import { callerAs, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { type Bucket, startBucket } from '#testing/bucket.ts';
import { makePng } from '#testing/images.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { storeBlock } from './office.ts';

/** So slow that the upload would take minutes. */
const BYTES_PER_SECOND = 20_000;
const NOT_NOW = 'De afbeelding kan nu niet bewaard worden. De rest is bewaard. Probeer het straks opnieuw.';

let bucket: Bucket;
let server: TestServer;

async function begin(options: { isOpen: boolean }): Promise<void> {
  bucket = await startBucket(options);
  server = await startServer({ DEMO_CONTENT: 'false', ...bucket.settings });
}
test.afterEach(async () => {
  await server.stop();
  await bucket.remove();
});

/** A PNG of a few megabytes, drawn in the page: noise does not compress. */
async function noise(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 700;
    const context = canvas.getContext('2d');
    const image = context?.createImageData(canvas.width, canvas.height);
    if (!context || !image) return '';
    for (let at = 0; at < image.data.length; at++) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function openForm(page: Page): Promise<void> {
  await signInAs(page.context(), await identityOf(server.baseURL));
  await page.goto(`${server.baseURL}/admin/parties/new`);
  await expect(page.getByRole('heading', { name: 'Nieuwe partij' })).toBeVisible();
  await page.getByLabel('Naam').fill('Zaailing');
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await noise(page) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
}

/** The server does not ask a bucket that failed or was slow for a moment; a later request gets the image. */
async function expectLogo(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /Zaailing/ });
  const logo = row.locator('img');
  await expect(row).toHaveCount(1);
  await expect(async () => {
    if ((await logo.count()) === 0) await page.reload();
    await expect(row).toHaveCount(1);
    expect(await logo.count()).toBe(1);
  }).toPass();
  await expect(logo).toHaveAttribute('src', new RegExp(`^${bucket.origin}/pictures/parties/[\\w-]+\\?v=`));
  await expect
    .poll(() => logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(512);
}

async function saveInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert').getByText(NOT_NOW)).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Zaailing');
}

test('a logo is uploaded with progress, and seen on the party', async ({ page }) => {
  await begin({ isOpen: true });
  await openForm(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_PER_SECOND };
  await network.send('Network.emulateNetworkConditions', slow);
  const uploaded = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  const part = () => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(part).toBeGreaterThan(0);
  expect(await part()).toBeLessThan(1);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const reply = await uploaded;
  expect([reply.status(), new URL(reply.url()).origin]).toEqual([200, bucket.origin]);
  expect(new URL(reply.url()).pathname).toMatch(/^\/pictures\/incoming\/parties\/[\w-]+$/);

  await expectLogo(page);
});

test('the policy lets that host pass, and no other one', async ({ page }) => {
  await begin({ isOpen: true });
  await page.goto(`${server.baseURL}/login`);
  const call = (address: string): Promise<string> =>
    page.evaluate(
      (url) =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
          // Any reply shows that the request reached it.
          fetch(url, { mode: 'no-cors' }).then(() => done('passed'));
        }),
      address,
    );
  expect(await call('http://127.0.0.1:9/pictures/x')).toBe('connect-src');
  expect(await call(`${bucket.origin}/pictures/x`)).toBe('passed');
});

test('a bucket that refuses browsers loses nothing but the picture, and the form says so', async ({ page }) => {
  await begin({ isOpen: false });
  await openForm(page);
  await saveInVain(page);
  await page.getByRole('button', { name: 'Toch niet' }).click();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('row', { name: /Zaailing/ })).toHaveCount(1);
});

test('a bucket that is away loses nothing, and the next try brings the picture', async ({ page }) => {
  await begin({ isOpen: true });
  await openForm(page);
  await bucket.end();
  await saveInVain(page);

  await bucket.back();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expectLogo(page);
});

test('a picture inside a text is uploaded to the bucket, and shown from it', async ({ page }) => {
  await begin({ isOpen: true });
  const identity = await identityOf(server.baseURL);
  const call = callerAs(server.baseURL, identity);
  const id = await storeBlock(call, { body: '<p>Kijk eens.</p>' });
  await signInAs(page.context(), identity);
  await page.goto(`${server.baseURL}/admin/content/${id}/edit`);
  const editor = page.getByRole('textbox', { name: 'Tekst' });
  await expect(editor.getByText('Kijk eens.')).toBeVisible();
  await page.getByRole('button', { name: 'Voeg een afbeelding toe' }).click();
  const alt = page.getByLabel('Wat zie je op de afbeelding?');
  await expect(alt).toBeVisible();
  const picture = { name: 'raad.png', mimeType: 'image/png', buffer: makePng(40, 8) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
  await alt.fill('De gemeenteraad');
  const read = page.waitForResponse((reply) => reply.url().startsWith(`${bucket.origin}/pictures/texts/`));
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  expect((await read).status()).toBe(200);
  await expect(editor.getByAltText('De gemeenteraad')).toHaveAttribute('src', /^\/uploads\/texts\/[\da-f-]{36}$/);
});
