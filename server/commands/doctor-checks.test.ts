import { chmodSync, closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertBlock, updateBlock } from '#server/data/content-blocks.ts';
import { contentBlocks } from '#server/seed/content/content-blocks.ts';
import { createTestDatabase, engines } from '#server/testing/test-database.ts';
import { reportOf, runChecks } from './doctor-checks.ts';

const SECRETS = {
  SMTP_URL: 'smtp://user:secret-1@127.0.0.1:1',
  REDIS_URL: 'redis://:secret-2@127.0.0.1:1',
  JWT_SECRET: 'secret-3-of-at-least-thirty-two-characters',
};

describe.each(engines)('the doctor on %s', (engine) => {
  it('finds a sound server well, and names what to look at', async () => {
    const { dataDir, databaseUrl, drop } = await createTestDatabase(engine);
    const config = { ...readConfig({ PUBLIC_URL: 'https://example.org' }), dataDir, databaseUrl };
    const findings = await runChecks(config);
    const stateOf = (what: string) => findings.find((finding) => finding.what === what)?.state;
    for (const what of ['settings', 'public address', 'disk', 'database', 'schema', 'clock', 'images'])
      expect(stateOf(what), what).toBe('ok');
    for (const what of ['mail', 'access log']) expect(stateOf(what), what).toBe('warn');
    await drop();
  });

  it('says that the privacy text does not name who is responsible, until somebody filled it in', async () => {
    const { db, dataDir, databaseUrl, drop } = await createTestDatabase(engine);
    const stateOf = async () =>
      (await runChecks({ ...readConfig({}), dataDir, databaseUrl })).find(({ what }) => what === 'privacy text')?.state;
    const sample = contentBlocks.filter(({ page }) => page === 'privacy');
    const stored = [];
    for (const { imageFile: _image, ...block } of sample)
      stored.push(await insertBlock(db, { ...block, imageURL: '' }));
    expect(await stateOf()).toBe('warn');
    for (const { id, body } of stored)
      await updateBlock(db, id, { body: body.replaceAll(/\[vul aan: [^\]]+\]/g, 'Atheneum Gent') });
    expect(await stateOf()).toBe('ok');
    await drop();
  });

  it('notices a data folder that others can look into', async () => {
    const { dataDir, databaseUrl, drop } = await createTestDatabase(engine);
    const config = { ...readConfig({}), dataDir, databaseUrl };
    const noticed = async () => (await runChecks(config)).some(({ what }) => what === 'data folder');
    chmodSync(dataDir, 0o700);
    expect(await noticed()).toBe(false);
    chmodSync(dataDir, 0o755);
    expect(await noticed()).toBe(true);
    await drop();
  });

  it('makes no data folder where there is none', async () => {
    const { dataDir, databaseUrl, drop } = await createTestDatabase(engine);
    const findings = await runChecks({ ...readConfig({}), dataDir: join(dataDir, 'mistyped'), databaseUrl });
    expect(findings.find(({ what }) => what === 'disk')).toMatchObject({ state: 'warn' });
    expect(existsSync(join(dataDir, 'mistyped'))).toBe(false);
    await drop();
  });

  it('says what is broken, and no secret', async () => {
    const { dataDir, databaseUrl, drop } = await createTestDatabase(engine);
    const config = { ...readConfig({ ...SECRETS, RATE_LIMITS: 'off' }), dataDir, databaseUrl };
    const findings = await runChecks(config);
    const bad = findings.filter(({ state }) => state === 'bad').map(({ what }) => what);
    expect(bad).toEqual(['Redis', 'mail']);
    expect(reportOf(findings)).toMatch(/look {2}rate limits/);
    expect(reportOf(findings)).not.toMatch(/secret-\d/);
    await drop();
  });

  it('notices a clock that is behind what is stored', async () => {
    const { db, dataDir, databaseUrl, drop } = await createTestDatabase(engine, { migrated: false });
    const column = engine === 'SQLite' ? 'text' : 'varchar';
    await db.schema.createTable('users').addColumn('id', column).execute();
    await db.schema.createTable('kysely_migration').addColumn('name', column).execute();
    await db.schema.createTable('student_opinions').addColumn('answered_at', column).execute();
    await db
      .insertInto('student_opinions')
      .values({ answered_at: '2199-01-01T00:00:00.000Z' } as never)
      .execute();
    const findings = await runChecks({ ...readConfig({}), dataDir, databaseUrl });
    expect(findings.find(({ what }) => what === 'clock')).toMatchObject({ state: 'bad' });
    expect(findings.find(({ what }) => what === 'schema')).toMatchObject({ state: 'warn' });
    await drop();
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
