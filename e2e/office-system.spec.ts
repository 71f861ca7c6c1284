import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { required } from '#testing/required.ts';
import { ADMIN, startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { fillLogin } from './login.ts';
import { addUser, enterOffice } from './office.ts';

/** A backup runs in a process of its own. */
const BACKUP_MS = 30_000;
let server: TestServer;
let folder: string;
let mail: MailServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-backups-'));
  mail = await startMailServer();
  server = await startServer({ DEMO_CONTENT: 'false', BACKUP_DIR: folder, SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('a super admin lands on what the installation lacks, each with what to do', async ({ page }) => {
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page);
  await page.waitForURL('**/admin/system');
  const part = page.getByRole('region', { name: 'Wat aandacht vraagt' });
  for (const text of [
    'De server kent zijn eigen adres niet',
    'Zet het adres van de site in PUBLIC_URL.',
    'Mails hebben geen geldige afzender',
    'Wachtwoorden mogen heel kort zijn',
  ])
    await expect(part).toContainText(text);
  await expectAccessible(page);
});

test('a super admin lands on the users where nothing is missing', async ({ page }) => {
  await page.route('**/api/system', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), warnings: [] } });
  });
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page);
  await page.waitForURL('**/admin/users');
});

test('a backup is made when asked, and the page says where it is', async ({ page }) => {
  const office = await enterOffice(server.baseURL);
  await office.open(page, '/admin/system');
  const part = page.getByRole('region', { name: 'Back-up' });
  await expect(part).toContainText('Er is nog geen back-up gemaakt.');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Maak nu een back-up' }).click();
  await expect(page.getByText('De back-up is gemaakt.')).toBeVisible({ timeout: BACKUP_MS });
  const [file] = readdirSync(folder);
  expect(statSync(join(folder, required(file))).size).toBeGreaterThan(1_000);
  await expect(part).toContainText(required(file));
  await expect(part).toContainText(folder);
  await expect(part).toContainText('1 minuut geleden');
  await expect(part.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});

test('a folder that went away is named with what to do, and a failed backup too', async ({ page }) => {
  const office = await enterOffice(server.baseURL);
  renameSync(folder, `${folder}-away`);
  await office.open(page, '/admin/system');
  await expect(page.getByText('De map voor back-ups is niet bruikbaar')).toBeVisible();
  await expect(page.getByText('Kijk op de server of de map van BACKUP_DIR bestaat')).toBeVisible();
  await page.getByRole('button', { name: 'Maak nu een back-up' }).click();
  await expect(page.getByText('De back-up is mislukt.')).toBeVisible({ timeout: BACKUP_MS });
  await expect(page.getByText('De laatste back-up is mislukt')).toBeVisible();
  await expectAccessible(page);
  renameSync(`${folder}-away`, folder);
});

test('a test mail goes to whoever asks, and a mail server that is gone is said', async ({ page }) => {
  const office = await enterOffice(server.baseURL);
  await office.open(page, '/admin/system');
  const button = page.getByRole('button', { name: 'Stuur me een testmail' });
  await button.click();
  await expect(page.getByText('De testmail is verstuurd. Kijk in je mailbox.')).toBeVisible();
  expect(mail.received.map(({ to }) => to)).toEqual([[ADMIN.email]]);
  await mail.close();
  await button.click();
  await expect(page.getByText('De mailserver nam de mail niet aan.')).toBeVisible();
});

test('the licences of what runs here are listed', async ({ page }) => {
  const office = await enterOffice(server.baseURL);
  await office.open(page, '/admin/system');
  const part = page.getByRole('region', { name: 'Licenties' });
  await part.getByText(/^\d+ onderdelen van anderen$/).click();
  for (const name of [/^fastify .*: MIT$/, /^react .*: MIT$/, /^kysely .*: MIT$/])
    await expect(part.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test('an admin who is no super admin does not see it', async ({ page, context }) => {
  const editor = { email: 'redactie@example.org', password: 'redactie-wachtwoord' };
  await addUser(server, editor, 'admin');
  await signInAs(context, await identityOf(server.baseURL, editor));
  await page.goto(`${server.baseURL}/admin/statistics`);
  const nav = page.getByRole('navigation', { name: 'Beheer' });
  await expect(nav.getByRole('link', { name: 'Statistieken' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Systeem' })).toHaveCount(0);
  await page.goto(`${server.baseURL}/admin/system`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Systeem' })).toHaveCount(0);
});
