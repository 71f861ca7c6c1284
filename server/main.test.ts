// A failed start prints one line, which names the setting to look at.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRefusingDatabase } from '#server/testing/refusing-database.ts';
import { endPrograms, JWT_SECRET, type Outcome, startProgram } from '#server/testing/server-program.ts';

afterEach(endPrograms);

const start = (settings: Record<string, string>): Promise<Outcome> => startProgram(settings).ended;

describe('a start that fails says in one line what is wrong', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halfrond-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a setting that is not understood', { PORT: 'x' }, /PORT: must be a whole number$/],
    ['a folder that cannot be made', { DATA_DIR: '/proc/none/data' }, /DATA_DIR: \/proc\/none.*ENOENT/],
    [
      'a bucket that is not there',
      {
        DEMO_CONTENT: 'true',
        S3_BUCKET: 'logos',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        AWS_ACCESS_KEY_ID: 'id',
        AWS_SECRET_ACCESS_KEY: 'key',
      },
      /S3_BUCKET: logos takes no images: .*ECONNREFUSED/,
    ],
    ['an address that is not ours', { HOST: '192.0.2.250' }, /HOST: 192\.0\.2\.250 is no address of this machine/],
    [
      'a first password that everybody uses',
      { ADMIN_PASSWORD: 'Password1', MIN_PASSWORD_LENGTH: '8' },
      /ADMIN_PASSWORD: is one of the most used passwords$/,
    ],
    [
      'a first password that nobody could log in with',
      { ADMIN_PASSWORD: 'x'.repeat(1_001) },
      /ADMIN_PASSWORD: must have at most 1000 characters$/,
    ],
  ])('%s', async (_, settings, line) => {
    const { code, err } = await start(settings);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err.trim()).toMatch(/^The server cannot start\. /);
    expect(err.trim()).toMatch(line);
  });

  it.each([
    ['a wrong password', '28P01', 'password authentication failed for user "app"'],
    ['a database that is not there', '3D000', 'database "app" does not exist'],
    ['no right to it', '42501', 'permission denied for database "app"'],
  ])('%s', async (_, sqlState, message) => {
    const database = await startRefusingDatabase(sqlState, message);
    const { code, err } = await start({ DATABASE_URL: database.url, JWT_SECRET });
    database.close();
    expect(code).toBe(1);
    expect(err).toBe(`The server cannot start. DATABASE_URL: the database cannot be used: ${message}\n`);
  });

  it('a data folder that is a file, or holds something else than a database', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'a letter to a friend, much longer than the head of a database'.repeat(20));
    expect((await start({ DATA_DIR: file })).err).toMatch(/^The server cannot start\. DATA_DIR: .*EEXIST/);
    writeFileSync(join(folder, 'halfrond.sqlite'), 'a letter to a friend, much longer than a head'.repeat(20));
    expect((await start({ DATA_DIR: folder })).err).toMatch(
      /^The server cannot start\. DATA_DIR: .*halfrond\.sqlite cannot be used: file is not a database\n$/,
    );
  });

  it('a secret that a power cut left empty, with which nobody could log in', async () => {
    writeFileSync(join(folder, 'jwt-secret'), '');
    expect((await start({ DATA_DIR: folder })).err).toMatch(/DATA_DIR: .*jwt-secret is cut off: delete it/);
  });
});

it('a second server on a data folder is refused, until the first one is gone, however it ended', async () => {
  const first = startProgram();
  await first.prints('runs at');
  const { code, out, err } = await start({ DATA_DIR: first.dataDir });
  expect(code).toBe(1);
  expect(err).toMatch(/^The server cannot start\. DATA_DIR: \S+ is of a server that runs: .*\n$/);
  expect(out).not.toContain('First login');
  first.child.kill('SIGKILL');
  await first.ended;
  const next = startProgram({ DATA_DIR: first.dataDir });
  await next.prints('runs at');
});

it('nothing is stored, and no login printed, when the port of a first start is taken', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done((other.address() as AddressInfo).port));
  });
  const { code, out, err } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^The server cannot start\\. PORT: ${port} is taken, .*\n$`));
  expect(out).not.toContain('First login');
  other.close();
});

it('the sample content is in the first language of the installation', async () => {
  const { child, prints, printed, ended } = startProgram({ LANGUAGES: 'FR,NL_BE', DEMO_CONTENT: 'true' });
  await prints('runs at');
  const [address] = /http:\/\/localhost:\d+/.exec(printed()) ?? [];
  const faq = await (await fetch(`${address}/api/config/faq`)).text();
  expect(faq).toContain('Comment lancer un jeu avec ma classe');
  expect(faq).not.toContain('leerling');
  child.kill('SIGTERM');
  await ended;
});

it('a password that somebody chose is not printed', async () => {
  const { child, prints, ended } = startProgram({ ADMIN_PASSWORD: 'zelf-gekozen' });
  await prints('runs at');
  child.kill('SIGTERM');
  const { out } = await ended;
  expect(out).toContain('First login: admin@example.org  password: the one in ADMIN_PASSWORD\n');
  expect(out).not.toContain('zelf-gekozen');
});
