import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertBlock, updateBlock } from '#server/data/office/content-blocks.ts';
import { saveBackupTry, saveLastBackup } from '#server/data/system/job-runs.ts';
import { saveClockCheck } from '#server/data/system/meta.ts';
import { migrations } from '#server/db/migrate.ts';
import { examine, reportOf } from '#server/features/system/doctor.ts';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { makeQuestionSet, startGame } from './factories.ts';
import { NEXT, nextMigration } from './next-migration.ts';
import { openTestApp } from './open-app.ts';
import { openTestDatabase } from './open-database.ts';
import { createTestDatabase, type Engine, engines } from './test-database.ts';

const SECRETS = {
  SMTP_URL: 'smtp://user:secret-1@127.0.0.1:1',
  REDIS_URL: 'redis://:secret-2@127.0.0.1:1',
  JWT_SECRET: 'secret-3-of-at-least-thirty-two-characters',
};

/** A database of its own, and what the doctor finds there with some settings. */
async function openPatient(engine: Engine, options?: { migrated: boolean }) {
  const { db, dataDir, databaseUrl } = await openTestDatabase(engine, options);
  const check = (settings: Record<string, string> = {}) => examine({ ...readConfig(settings), dataDir, databaseUrl });
  const find = async (what: string) => (await check()).find((finding) => finding.what === what);
  return { db, dataDir, check, find };
}

describe.each(engines)('the doctor on %s', (engine) => {
  it('finds a sound server well, and names what to look at', async () => {
    const { check } = await openPatient(engine);
    const findings = await check();
    const stateOf = (what: string) => findings.find((finding) => finding.what === what)?.state;
    for (const what of ['version', 'settings', 'disk', 'database', 'schema', 'images'])
      expect(stateOf(what), what).toBe('ok');
    for (const what of ['SMTP_URL_MISSING', 'PUBLIC_URL_MISSING', 'BACKUP_DIR_MISSING', 'PASSWORDS_SHORT'])
      expect(stateOf(what), what).toBe('look');
    expect(findings.some(({ state }) => state === 'BAD')).toBe(false);
  });

  it.each(LANGUAGES)(
    'says that the privacy text in %s does not name who is responsible, until somebody filled it in',
    async (language) => {
      const { db, find } = await openPatient(engine);
      const stateOf = async () => (await find('PRIVACY_TEXT_UNFINISHED'))?.state;
      const sample = (await readFirstContent(language)).blocks.filter(({ page }) => page === 'privacy');
      const stored = [];
      for (const { imageFile: _image, ...block } of sample)
        stored.push(await insertBlock(db, { ...block, imageURL: '' }));
      expect(await stateOf()).toBe('look');
      for (const { id, body } of stored)
        await updateBlock(db, id, { body: body.replaceAll(/\[[^\]]+\]/g, 'Atheneum Gent') });
      expect(await stateOf()).toBeUndefined();
    },
  );

  it('notices a data folder that others can look into', async () => {
    const { dataDir, find } = await openPatient(engine);
    chmodSync(dataDir, 0o700);
    expect(await find('DATA_DIR_OPEN')).toBeUndefined();
    chmodSync(dataDir, 0o755);
    expect(await find('DATA_DIR_OPEN')).toBeDefined();
  });

  it('notices a restore that was interrupted', async () => {
    const { dataDir, find } = await openPatient(engine);
    expect(await find('restore')).toBeUndefined();
    mkdirSync(join(dataDir, '.restore-x'));
    expect(await find('restore')).toBeDefined();
  });

  it('makes no data folder where there is none', async () => {
    const { dataDir, databaseUrl } = await openTestDatabase(engine);
    const findings = await examine({ ...readConfig({}), dataDir: join(dataDir, 'mistyped'), databaseUrl });
    expect(findings.find(({ what }) => what === 'disk')).toMatchObject({ state: 'look' });
    expect(existsSync(join(dataDir, 'mistyped'))).toBe(false);
  });

  it('says what is broken, and no secret', async () => {
    const { check } = await openPatient(engine);
    const findings = await check({ ...SECRETS, RATE_LIMITS: 'off' });
    const bad = findings.filter(({ state }) => state === 'BAD').map(({ what }) => what);
    expect(bad).toEqual(['Redis', 'mail']);
    expect(reportOf(findings)).toMatch(/look {2}RATE_LIMITS_OFF/);
    expect(reportOf(findings)).not.toMatch(/secret-\d/);
  });

  it('names the setting at fault', async () => {
    const { dataDir } = await openTestDatabase(engine);
    const settings = { JWT_SECRET: SECRETS.JWT_SECRET, DATABASE_URL: 'postgres://nobody:secret-4@127.0.0.1:1/none' };
    const findings = await examine({ ...readConfig({ ...SECRETS, ...settings }), dataDir });
    const messageOf = (what: string) => findings.find((one) => one.what === what)?.message;
    expect(messageOf('database')).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(messageOf('Redis')).toMatch(/^REDIS_URL: /);
    expect(messageOf('mail')).toMatch(/^SMTP_URL: /);
    expect(reportOf(findings)).not.toMatch(/secret-\d/);
  });

  it('knows how old the last backup is, and whether the last try failed', async () => {
    const { db, dataDir, check } = await openPatient(engine);
    const found = async (settings: Record<string, string>) =>
      (await check(settings)).map(({ what }) => what).filter((what) => what.startsWith('BACKUP_'));
    const BACKUP_DIR = dataDir;
    const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    await saveLastBackup(db, { at: hoursAgo(60), amount: 1, file: null });
    expect(await found({ BACKUP_DIR })).toEqual(['BACKUP_OLD']);
    expect(await found({})).toEqual(['BACKUP_DIR_MISSING']);
    await saveLastBackup(db, { at: hoursAgo(20), amount: 1, file: null });
    expect([await found({ BACKUP_DIR }), await found({})]).toEqual([[], []]);
    expect(await found({ BACKUP_DIR: '/nowhere/at/all' })).toEqual(['BACKUP_DIR_UNUSABLE']);
    await saveBackupTry(db, { at: hoursAgo(1), failed: true });
    expect(await found({ BACKUP_DIR })).toEqual(['BACKUP_FAILED']);
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
      return examine({ ...readConfig({ PUBLIC_URL }), dataDir, databaseUrl });
    };
    const direct = await check(server);
    expect(direct.find(({ what }) => what === 'public address')).toMatchObject({ state: 'ok' });
    expect(direct.find(({ what }) => what === 'PUBLIC_URL_INSECURE')?.message).toMatch(/is not https/);
    expect(direct.some(({ what }) => what === 'TRUST_PROXY_INCOMPLETE')).toBe(false);
    const through = await check(`http://127.0.0.1:${port}`);
    expect(through.find(({ what }) => what === 'public address')?.message).toMatch(/lets no WebSocket through/);
    expect(through.find(({ what }) => what === 'TRUST_PROXY_INCOMPLETE')).toMatchObject({ state: 'BAD' });
    proxy.close();
    const gone = await check(`http://127.0.0.1:${port}`);
    expect(gone.find(({ what }) => what === 'public address')?.message).toMatch(/does not answer/);
  });

  it('says of an empty database that the first start fills it', async () => {
    const { check } = await openPatient(engine, { migrated: false });
    const findings = await check();
    expect(findings.filter(({ what }) => what === 'database')).toEqual([
      expect.objectContaining({ state: 'look', message: expect.stringMatching(/no tables yet|does not exist yet/) }),
    ]);
  });

  it('notices a clock that is a month ahead of the last run that retention stored, as retention does', async () => {
    const { db, find } = await openPatient(engine);
    const lastRun = (days: number) => {
      const at = Date.now() - days * 86_400_000;
      return saveClockCheck(db, { at, suspendedUntil: at });
    };
    await lastRun(29);
    expect(await find('CLOCK_WRONG')).toBeUndefined();
    await lastRun(31);
    expect(await find('CLOCK_WRONG')).toMatchObject({ state: 'BAD', message: expect.stringContaining('30 days') });
  });

  it('notices a clock that is behind what is stored', async () => {
    const { find } = await openPatient(engine);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2020-01-01') });
    try {
      expect(await find('CLOCK_WRONG')).toMatchObject({
        state: 'BAD',
        message: expect.stringContaining('in the past'),
      });
    } finally {
      vi.useRealTimers();
    }
    const app = await openTestApp(engine);
    await startGame(app, await app.user(), await makeQuestionSet(app));
    await app.db.updateTable('voting_sessions').set({ created_at: '2199-01-01T00:00:00.000Z' }).execute();
    const { dataDir, databaseUrl } = app.database;
    const findings = await examine({ ...readConfig({}), dataDir, databaseUrl });
    expect(findings.find(({ what }) => what === 'CLOCK_WRONG')?.message).toMatch(/a game was made at 2199-/);
  });
});

it.each(engines)('says what the next start will do with a database of an earlier version, on %s', async (engine) => {
  const { dataDir, databaseUrl } = await openTestDatabase(engine);
  Object.assign(migrations, nextMigration);
  const findings = await examine({ ...readConfig({}), dataDir, databaseUrl }).finally(() => {
    Reflect.deleteProperty(migrations, NEXT);
  });
  expect(findings.find(({ what }) => what === 'schema')).toMatchObject({
    state: 'look',
    message: `not run yet: ${NEXT}; the next start runs them`,
  });
  // What the settings lack is listed all the same.
  expect(findings.map(({ what }) => what)).toContain('PUBLIC_URL_MISSING');
});

it.each(engines)('says that a database was made before the first release, on %s', async (engine) => {
  const { db, dataDir, databaseUrl } = await openTestDatabase(engine);
  await db.deleteFrom('meta').where('key', '=', 'schema').execute();
  const findings = await examine({ ...readConfig({}), dataDir, databaseUrl });
  expect(findings.find(({ what }) => what === 'database')).toMatchObject({
    state: 'BAD',
    message: expect.stringMatching(/: it was made by a build before version 1\.0\.0, and only that build can use it$/),
  });
});

it('notices a database that is damaged', async () => {
  const { dataDir, db, drop } = await createTestDatabase('SQLite');
  await db.destroy();
  const file = openSync(join(dataDir, 'halfrond.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(3_000, 0xa5), 0, 3_000, 6_000);
  closeSync(file);
  const findings = await examine({ ...readConfig({}), dataDir });
  expect(findings.find(({ what }) => what === 'database')?.state).toBe('BAD');
  await drop().catch(() => {});
});
