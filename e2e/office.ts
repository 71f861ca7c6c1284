// An editor in the back office: signed in, with the mails that left, and the check that a page is accessible.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Role } from '#shared/domain/roles.ts';
import { ADMIN, type TestServer } from './server.ts';

interface Identity {
  jwtToken: string;
  role: Role;
}

/** Takes an e-mail and a password, the super admin's by themselves; gives who that is. */
export async function identityOf(
  server: TestServer,
  user: { email: string; password: string } = ADMIN,
): Promise<Identity> {
  const response = await fetch(`${server.baseURL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  if (!response.ok) throw new Error(`Logging ${user.email} in: ${response.status}`);
  return (await response.json()) as Identity;
}

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The addresses under /register/ in the mails to somebody, the oldest first. */
export async function registerLinks(server: TestServer, email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.flatMap((mail) => {
    const isTheirs = /^To:.*$/im.exec(mail)?.[0].includes(email);
    return (isTheirs && /https?:\/\/[^\s"<]+\/register\/[^\s"<]+/.exec(decoded(mail))?.[0]) || [];
  });
}

/** axe finds nothing on the page, once its content is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('status', { name: /Even geduld/ })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
