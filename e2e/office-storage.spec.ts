// A party's logo while the object storage is away: the form says so, keeps everything, and the next try brings the picture.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Bucket, startBucket } from './bucket.ts';
import { identityOf, signInAs } from './calls.ts';
import { startServer, type TestServer } from './server.ts';

const PICTURE = join(import.meta.dirname, '..', 'web', 'public', 'icons', 'icon-192.png');
const WORDS = 'De afbeelding kan nu niet bewaard worden. De rest is bewaard. Probeer het straks opnieuw.';

let bucket: Bucket;
let server: TestServer;
test.beforeAll(async () => {
  bucket = await startBucket();
  server = await startServer({ ...bucket.settings, DEMO_CONTENT: 'false' });
});
test.afterAll(async () => {
  await server.stop();
  await bucket.remove();
});
test.beforeEach(async ({ context }) => signInAs(context, await identityOf(server.baseURL)));

test('storage that is away is named, and nothing is lost', async ({ page }) => {
  await bucket.end();
  await page.goto(`${server.baseURL}/admin/parties/new`);
  await page.getByLabel('Naam').fill('Bewaarders');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert').getByText(WORDS)).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Bewaarders');

  await bucket.back();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  const row = page.getByRole('row', { name: /Bewaarders/ });
  await expect(row).toHaveCount(1);
  // The server leaves a bucket that failed alone for a moment; whoever looks again sees the picture.
  await expect(async () => {
    await page.reload();
    await expect(row.locator('img')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;
  await expect.poll(() => row.locator('img').evaluate(isDrawn)).toBe(true);
});
