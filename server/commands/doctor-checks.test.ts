import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertBlock, updateBlock } from '#server/data/content-blocks.ts';
import { saveBackupTry, saveLastBackup } from '#server/data/job-runs.ts';
import type { Db } from '#server/db/client.ts';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { openDatabaseBefore, openTestDatabase } from '#server/testing/open-database.ts';
import { createTestDatabase, type Engine, engines } from '#server/testing/test-database.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { reportOf } from './check-result.ts';
import { runChecks } from './doctor-checks.ts';

const SECRETS = {
  SMTP_URL: 'smtp://user:secret-1@127.0.0.1:1',
  REDIS_URL: 'redis://:secret-2@127.0.0.1:1',
  JWT_SECRET: 'secret-3-of-at-least-thirty-two-characters',
};

/** A database of its own, and what the doctor finds there with some settings. */
async function openPatient(engine: Engine, options?: { migrated: boolean }) {
  const { db, dataDir, databaseUrl } = await openTestDatabase(engine, options);
  const check = (settings: Record<string, string> = {}) => runChecks({ ...readConfig(settings), dataDir, databaseUrl });
  const find = async (what: string) => (await check()).find((finding) => finding.what === what);
  return { db, dataDir, check, find };
}

describe.each(engines)('the doctor on %s', (engine) => {
  it('finds a sound server well, and names what to look at', async () => {
    const { check } = await openPatient(engine);
    const findings = await check();
    const stateOf = (what: string) => findings.find((finding) => finding.what === what)?.state;
    for (const what of ['version', 'settings', 'disk', 'database', 'schema', 'clock', 'images'])
      expect(stateOf(what), what).toBe('ok');
    for (const what of ['mail', 'access log', 'public address', 'backup']) expect(stateOf(what), what).toBe('warn');
  });

  it.each(LANGUAGES)(
    'says that the privacy text in %s does not name who is responsible, until somebody filled it in',
    async (language) => {
      const { db, find } = await openPatient(engine);
      const stateOf = async () => (await find('privacy text'))?.state;
      const sample = (await readFirstContent(language)).blocks.filter(({ page }) => page === 'privacy');
      const stored = [];
      for (const { imageFile: _image, ...block } of sample)
        stored.push(await insertBlock(db, { ...block, imageURL: '' }));
      expect(await stateOf()).toBe('warn');
      for (const { id, body } of stored)
        await updateBlock(db, id, { body: body.replaceAll(/\[[^\]]+\]/g, 'Atheneum Gent') });
      expect(await stateOf()).toBe('ok');
    },
  );

  it('notices a data folder that others can look into', async () => {
    const { dataDir, find } = await openPatient(engine);
    chmodSync(dataDir, 0o700);
    expect(await find('data folder')).toBeUndefined();
    chmodSync(dataDir, 0o755);
    expect(await find('data folder')).toBeDefined();
  });

  it('notices a restore that was interrupted', async () => {
    const { dataDir, find } = await openPatient(engine);
    expect(await find('restore')).toBeUndefined();
    mkdirSync(join(dataDir, '.restore-x'));
    expect(await find('restore')).toBeDefined();
  });

  it('makes no data folder where there is none', async () => {
    const { dataDir, databaseUrl } = await openTestDatabase(engine);
    const findings = await runChecks({ ...readConfig({}), dataDir: join(dataDir, 'mistyped'), databaseUrl });
    expect(findings.find(({ what }) => what === 'disk')).toMatchObject({ state: 'warn' });
    expect(existsSync(join(dataDir, 'mistyped'))).toBe(false);
  });

  it('says what is broken, and no secret', async () => {
    const { check } = await openPatient(engine);
    const findings = await check({ ...SECRETS, RATE_LIMITS: 'off' });
    const bad = findings.filter(({ state }) => state === 'bad').map(({ what }) => what);
    expect(bad).toEqual(['Redis', 'mail']);
    expect(reportOf(findings)).toMatch(/look {2}rate limits/);
    expect(reportOf(findings)).not.toMatch(/secret-\d/);
  });

  it('names the setting at fault', async () => {
    const { dataDir } = await openTestDatabase(engine);
    const settings = { JWT_SECRET: SECRETS.JWT_SECRET, DATABASE_URL: 'postgres://nobody:secret-4@127.0.0.1:1/none' };
    const findings = await runChecks({ ...readConfig({ ...SECRETS, ...settings }), dataDir });
    const messageOf = (what: string) => findings.find((one) => one.what === what)?.message;
    expect(messageOf('database')).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(messageOf('Redis')).toMatch(/^REDIS_URL: /);
    expect(messageOf('mail')).toMatch(/^SMTP_URL: /);
    expect(reportOf(findings)).not.toMatch(/secret-\d/);
  });

  it('knows how old the last backup is, and whether the last try failed', async () => {
    const { db, find } = await openPatient(engine);
    const stateOf = async () => (await find('backup'))?.state;
    const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    await saveLastBackup(db, { at: hoursAgo(60), amount: 1, file: null });
    expect(await stateOf()).toBe('bad');
    await saveLastBackup(db, { at: hoursAgo(20), amount: 1, file: null });
    expect(await stateOf()).toBe('ok');
    await saveBackupTry(db, { at: hoursAgo(1), failed: true });
    expect(await stateOf()).toBe('bad');
  });

  it('visits the public address, and finds a proxy that forwards to it and is not trusted', async () => {
    const app = await openTestApp(engine, { TRUST_PROXY: '192.0.2.1' });
    const server = await app.listen();
    const proxy = createServer(async (request, reply) => {
      const { status, text } = await fetch(server + request.url, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
      reply.writeHead(status).end(text);
    });
    const port = await new Promise<number>((done) => {
      proxy.listen(0, '127.0.0.1', () => done((proxy.address() as AddressInfo).port));
    });
    const check = async (PUBLIC_URL: string) => {
      const { dataDir, databaseUrl } = app.database;
      return runChecks({ ...readConfig({ PUBLIC_URL }), dataDir, databaseUrl });
    };
    const direct = await check(server);
    expect(direct.find(({ what }) => what === 'public address')?.message).toMatch(/is not https/);
    expect(direct.some(({ what }) => what === 'proxy')).toBe(false);
    const through = await check(`http://127.0.0.1:${port}`);
    expect(through.find(({ what }) => what === 'public address')?.message).toMatch(/lets no WebSocket through/);
    expect(through.find(({ what }) => what === 'proxy')).toMatchObject({ state: 'bad' });
    proxy.close();
    const gone = await check(`http://127.0.0.1:${port}`);
    expect(gone.find(({ what }) => what === 'public address')?.message).toMatch(/does not answer/);
  });

  it('says of an empty database that the first start fills it', async () => {
    const { check } = await openPatient(engine, { migrated: false });
    const findings = await check();
    expect(findings.filter(({ what }) => what === 'database')).toEqual([
      expect.objectContaining({ state: 'warn', message: expect.stringMatching(/no tables yet|does not exist yet/) }),
    ]);
  });

  it('notices a clock that is behind what is stored', async () => {
    const { db, find } = await openPatient(engine, { migrated: false });
    const column = engine === 'SQLite' ? 'text' : 'varchar';
    await db.schema.createTable('users').addColumn('id', column).execute();
    await db.schema.createTable('kysely_migration').addColumn('name', column).execute();
    await db.schema.createTable('voting_sessions').addColumn('created_at', column).execute();
    await db
      .insertInto('voting_sessions')
      .values({ created_at: '2199-01-01T00:00:00.000Z' } as never)
      .execute();
    expect(await find('clock')).toMatchObject({ state: 'bad' });
  });
});

describe('of a database of an earlier version', () => {
  const schemaOf = async (engine: Engine, change: (db: Db) => Promise<unknown>) => {
    const { db, dataDir, databaseUrl } = await openDatabaseBefore(engine, '0019');
    await change(db);
    const findings = await runChecks({ ...readConfig({}), dataDir, databaseUrl });
    return findings.find(({ what }) => what === 'schema');
  };

  it.each(engines)('it says that migrations have not run yet, on %s', async (engine) => {
    const found = await schemaOf(engine, async () => {});
    expect(found).toMatchObject({ state: 'warn', message: expect.stringMatching(/^not run yet: 0019-try-out, 0020-/) });
  });

  it('it says that one was interrupted', async () => {
    const found = await schemaOf('SQLite', (db) =>
      db.schema.alterTable('voting_sessions').addColumn('try_out', 'integer').execute(),
    );
    expect(found).toMatchObject({ state: 'warn', message: expect.stringMatching(/0019-try-out was interrupted/) });
  });
});

it('notices a database that is damaged', async () => {
  const { dataDir, db, drop } = await createTestDatabase('SQLite');
  await db.destroy();
  const file = openSync(join(dataDir, 'halfrond.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(3_000, 0xa5), 0, 3_000, 6_000);
  closeSync(file);
  const findings = await runChecks({ ...readConfig({}), dataDir });
  expect(findings.find(({ what }) => what === 'database')?.state).toBe('bad');
  await drop().catch(() => {});
});
