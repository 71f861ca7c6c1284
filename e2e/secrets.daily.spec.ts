// Files that a browser can fetch without logging in contain no secrets of the settings and no code of the server.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ADMIN } from '#testing/server-process.ts';
import { server, startWithServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '..', 'dist', 'web');
const secret = (): string => `geheim-${randomUUID()}`;
const SECRETS = {
  JWT_SECRET: secret(),
  METRICS_TOKEN: secret(),
  SMTP_URL: `smtp://mailer:${secret()}@127.0.0.1:1`,
  AWS_SECRET_ACCESS_KEY: secret(),
  AWS_ACCESS_KEY_ID: secret(),
};
/** Strings that occur only in the server's code; names of packages are in the list of licences. */
const OF_SERVER =
  /argon2id|selectFrom\(|insertInto\(|process\.env|JWT_SECRET|DATABASE_URL|METRICS_TOKEN|postgres:\/\/|BEGIN (RSA |EC )?PRIVATE KEY|AKIA[0-9A-Z]{16}/;
const PAGES = ['/', '/login', '/admin/users', '/votingsession/ABCDEF', '/api/openapi.json', '/healthz', '/readyz'];

startWithServer({ ...SECRETS, DEMO_CONTENT: 'false' });

/** The files that the server serves; those that it draws pages with are not served (below). */
const files = (): string[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(FOLDER, '.render')));

test('no page or file has a secret of the server', async ({ request }) => {
  const texts = new Map(files().map((file) => [file, readFileSync(file, 'latin1')]));
  for (const path of PAGES) texts.set(path, await (await request.get(server.baseURL + path)).text());
  expect(texts.size).toBeGreaterThan(50);
  const secrets = [...Object.values(SECRETS), ADMIN.password, ADMIN.email];
  for (const [where, text] of texts)
    for (const one of secrets) expect(text.includes(one), `${where}: ${one}`).toBe(false);
  expect(server.output()).not.toContain(SECRETS.JWT_SECRET);
  expect(server.output()).not.toContain(SECRETS.SMTP_URL);
});

test('no file has code of the server, or a map that shows it', () => {
  const code = files().filter((file) => /\.(js|mjs|html|css|json)$/.test(file));
  expect(code.length).toBeGreaterThan(30);
  for (const file of code) expect(OF_SERVER.exec(readFileSync(file, 'utf8'))?.[0], file).toBeUndefined();
  expect(files().filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('what lies beside the web app is not served', async ({ request }) => {
  for (const name of [
    ...readdirSync(server.dataDir),
    '../package.json',
    '..%2fpackage.json',
    'server/main.ts',
    '.render/render.js',
    '%2erender/render.js',
    '.git/HEAD',
    '.env',
    'halfrond.sqlite',
  ]) {
    const reply = await request.get(`${server.baseURL}/${name}`);
    const type = reply.headers()['content-type'] ?? '';
    expect(reply.status() >= 400 || type.startsWith('text/html'), `${name}: ${reply.status()} ${type}`).toBe(true);
  }
});
