// A failed start prints one line, which names the setting to look at.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const JWT_SECRET = 'a secret that only tests know, and all of them';

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the server, after another module where one is named, and waits for its end. */
function start(settings: Record<string, string>, before: string[] = []): Promise<Outcome> {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...settings };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [...before, join(import.meta.dirname, 'main.ts')],
      { env },
      (_, out, err) => done({ code: child.exitCode, out, err }),
    );
  });
}

describe('a start that fails says in one line what is wrong', () => {
  it.each([
    ['a setting that is not understood', { PORT: 'x' }, /PORT: must be a whole number$/],
    [
      'a database server that is not there',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', JWT_SECRET },
      /DATABASE_URL: the database cannot be used: .*ECONNREFUSED/,
    ],
    [
      'a bucket that is not there',
      {
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
  ])('%s', async (_, settings, line) => {
    const { code, err } = await start(settings);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err.trim()).toMatch(/^The server cannot start\. /);
    expect(err.trim()).toMatch(line);
  });

  it('a database server that answers at neither of its addresses, as most machines have two for one name', async () => {
    const twoAddresses = join(folder, 'two-addresses.mjs');
    writeFileSync(
      twoAddresses,
      `import dns from 'node:dns';
      dns.lookup = (_host, options, done) =>
        (done ?? options)(null, [{ address: '127.0.0.1', family: 4 }, { address: '127.0.0.2', family: 4 }]);`,
    );
    const DATABASE_URL = 'postgres://someone:geheim@database.example:1/halfrond';
    const { err } = await start({ DATABASE_URL, JWT_SECRET }, ['--import', twoAddresses]);
    expect(err).toMatch(/connect ECONNREFUSED 127\.0\.0\.1:1; connect ECONNREFUSED 127\.0\.0\.2:1\n$/);
    expect(err).not.toContain('geheim');
  });

  it('a data folder that is a file, or holds something else than a database', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'a letter to a friend, much longer than the head of a database'.repeat(20));
    expect((await start({ DATA_DIR: file })).err).toMatch(/^The server cannot start\. DATA_DIR: .*EEXIST/);
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/halfrond.sqlite'), 'a letter to a friend, much longer than a head'.repeat(20));
    expect((await start({})).err).toMatch(
      /^The server cannot start\. DATA_DIR: .*halfrond\.sqlite cannot be used: file is not a database\n$/,
    );
  });

  it('a secret that a power cut left empty, with which nobody could log in', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/jwt-secret'), '');
    expect((await start({})).err).toMatch(/DATA_DIR: .*jwt-secret is cut off: delete it/);
  });
});

it('a Redis that is away does not stop a start, which says why it does without', async () => {
  const { err } = await start({ REDIS_URL: 'redis://127.0.0.1:1', HOST: '192.0.2.250' });
  expect(err).toMatch(/^REDIS_URL: this server works on its own until Redis answers: .*ECONNREFUSED/);
  expect(err).toMatch(/The server cannot start\. HOST: /);
});

it('the first login is printed even when the port is taken, for it is stored by then', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done((other.address() as AddressInfo).port));
  });
  const { code, out, err } = await start({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^The server cannot start\\. PORT: ${port} is taken, .*\n$`));
  expect(out).toMatch(/^First login: admin@example\.org {2}password: \S{16}$/m);
});

it('a password that somebody chose is not printed', async () => {
  const { out } = await start({ ADMIN_PASSWORD: 'zelf-gekozen', HOST: '192.0.2.250' });
  expect(out).toContain('First login: admin@example.org  password: the one in ADMIN_PASSWORD\n');
  expect(out).not.toContain('zelf-gekozen');
});
