// A start that takes time opens its port at once, says what it is doing, and can be ended.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/services.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { startRelay } from '#testing/relay.ts';
import { required } from '#testing/required.ts';
import { NEXT } from './next-migration.ts';
import { openTestDatabase } from './open-database.ts';
import { startRefusingDatabase } from './refusing-database.ts';
import { endPrograms, JWT_SECRET, startProgram } from './server-program.ts';

const PATIENCE = { timeout: 20_000 };
/** Taken by a server that migrates PostgreSQL. */
const MIGRATION_LOCK = '3853314791062309107';
/** Makes the program a later version, with one migration more. */
const LATER = { NODE_OPTIONS: `--import ${join(PROJECT_FOLDER, 'server/testing/with-next-migration.ts')}` };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await endPrograms();
  for (const end of ends.splice(0)) await end();
});

async function startAt(settings: Record<string, string>) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(base + path).then(
      (reply) => reply.status,
      () => null,
    );
  const statuses = async () => [await status('/livez'), await status('/readyz'), await status('/healthz')];
  const is = (expected: number[]) => vi.waitFor(async () => expect(await statuses()).toEqual(expected), PATIENCE);
  return { ...startProgram({ PORT: String(port), JWT_SECRET, ...settings }), is, status };
}
const STARTING = [200, 503, 503];
const READY = [200, 200, 200];

it('a server whose database is migrated by another one waits for it with an open port', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'halfrond-waiting-'));
  const db = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await db.destroy();
  const lock = new DatabaseSync(join(dataDir, '.lock'));
  ends.push(
    () => lock.isOpen && lock.close(),
    () => rmSync(dataDir, { recursive: true }),
  );
  lock.exec('begin exclusive');

  const { child, is, status, printed, ended } = await startAt({ DATA_DIR: dataDir, ...LATER });
  await is(STARTING);
  expect(await status('/api/config/faq')).toBe(503);
  expect(printed()).not.toContain('runs at');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);

  const again = await startAt({ DATA_DIR: dataDir, ...LATER });
  await again.is(STARTING);
  lock.close();
  await again.is(READY);
  expect(again.printed().match(/"name":"[^"]*".*"msg":"migration done"/g)).toEqual([
    expect.stringContaining(`"name":"${NEXT}"`),
  ]);
}, 60_000);

describe('without PostgreSQL', () => {
  it.each([
    ['nobody listens', async () => 'postgres://app:geheim@127.0.0.1:1/app'],
    ['its name is unknown', async () => 'postgres://app:geheim@database.invalid/app'],
    ['it is starting up', async () => (await refusing('57P03', 'the database system is starting up')).url],
    ['it says nothing', async () => (await refusing()).url],
  ])(
    'it waits, says so once, and can be ended: %s',
    async (_, address) => {
      const { child, is, status, prints, printed, ended } = await startAt({ DATABASE_URL: await address() });
      await is(STARTING);
      expect(await status('/')).toBe(503);
      await prints('DATABASE_URL: waiting for PostgreSQL');
      await is(STARTING);
      expect(printed().split('waiting for PostgreSQL')).toHaveLength(2);
      expect(printed()).not.toContain('geheim');
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    },
    30_000,
  );

  it('it names every address that it tried, as most machines have two for one name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halfrond-addresses-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const twoAddresses = join(folder, 'two-addresses.mjs');
    writeFileSync(
      twoAddresses,
      `import dns from 'node:dns';
      const { lookup } = dns;
      const found = [{ address: '127.0.0.1', family: 4 }, { address: '127.0.0.2', family: 4 }];
      dns.lookup = (host, options, done) =>
        host === 'database.example' ? (done ?? options)(null, found) : lookup(host, options, done);`,
    );
    const { prints } = startProgram({
      DATABASE_URL: 'postgres://app:geheim@database.example:1/app',
      JWT_SECRET,
      NODE_OPTIONS: `--import ${twoAddresses}`,
    });
    await prints('connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.2:1');
  });

  async function refusing(...said: Parameters<typeof startRefusingDatabase>) {
    const database = await startRefusingDatabase(...said);
    ends.push(database.close);
    return database;
  }
});

describe.runIf(process.env.TEST_DATABASE_URL)('with PostgreSQL', () => {
  it('that comes later it starts, and lives on when that goes again', async () => {
    const database = await openTestDatabase('PostgreSQL', { migrated: false });
    const relay = await startRelay(required(database.databaseUrl));
    ends.push(relay.close);
    relay.fallSilent('everything');
    const { is } = await startAt({ DATABASE_URL: relay.url });
    await is(STARTING);
    relay.reroute();
    await is(READY);
    relay.fallSilent('everything');
    await is(STARTING);
    relay.reroute();
    await is(READY);
  }, 60_000);

  it('that another server migrates it waits with an open port', async () => {
    const database = await openTestDatabase('PostgreSQL', { migrated: false });
    const other = new pg.Client({ connectionString: required(database.databaseUrl) });
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const { is } = await startAt({ DATABASE_URL: required(database.databaseUrl) });
    await is(STARTING);
    await other.end();
    await is(READY);
  }, 60_000);
});
