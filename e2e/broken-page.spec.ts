// A page that cannot be drawn: the app tries once by itself, then says what happened and gives two ways on.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const CODE_OF_FAQ = /\/assets\/faq-page-.*\.js$/;

test('a page whose code stays away says so, and comes when the code does', async ({ page }) => {
  let asked = 0;
  await page.route(CODE_OF_FAQ, (route) => {
    asked += 1;
    return route.abort();
  });
  const failure = page.getByRole('alert').getByRole('heading', { level: 1, name: 'Hier liep iets mis' });
  await page.goto(server.baseURL);
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
  await page.getByRole('link', { name: 'Veelgestelde vragen' }).first().click();
  await expect.poll(() => asked, 'tries again by itself').toBeGreaterThan(1);
  await expect(failure).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);

  await page.unroute(CODE_OF_FAQ);
  await page.getByRole('button', { name: 'Laad opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('from a broken page one gets home', async ({ page }) => {
  await page.route(CODE_OF_FAQ, (route) => route.abort());
  await page.goto(`${server.baseURL}/faq`);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
});
