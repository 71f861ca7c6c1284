import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreInto, settleRestore } from '#server/backup/restore-into-database.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { insertUser } from '#server/data/accounts/users.ts';
import { readMeta } from '#server/data/system/meta.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { dropEarlierSchemas } from '#server/db/earlier-schema.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { required } from '#testing/required.ts';
import { bothEngines, createTestDatabase, type Engine, type TestDatabase } from './test-database.ts';

const EARLIER = { email: 'earlier@example.org', secret: 'the earlier secret' };
const RESTORED = { email: 'restored@example.org', secret: 'the restored secret' };
const force = true;

const STEPS = [
  'unpack halfrond.sqlite',
  'unpack jwt-secret',
  'unpack manifest.json',
  'write the journal',
  'decide',
  'replace the tables',
  'commit',
  'move jwt-secret aside',
  'put jwt-secret in place',
  'end',
];
const isCommitted = (step: string): boolean => STEPS.indexOf(step) > STEPS.indexOf('commit');

/** An installation with one user and a secret. */
async function install(engine: Engine, { email, secret }: typeof EARLIER): Promise<TestDatabase> {
  const database = await createTestDatabase(engine);
  await insertUser(database.db, { email, role: 'teacher', activated: true, passwordHash: null });
  writeFileSync(join(database.dataDir, 'jwt-secret'), secret);
  return database;
}

const secretOf = (dataDir: string): string => readFileSync(join(dataDir, 'jwt-secret'), 'utf8');

const standsIn = async (db: Db, dataDir: string) => ({
  email: (await db.selectFrom('users').select('email').execute()).map(({ email }) => email).join(),
  secret: secretOf(dataDir),
});

describe.runIf(bothEngines.includes('PostgreSQL'))('a PostgreSQL in use that is replaced by an archive', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let archive: string;
  beforeEach(async () => {
    source = await install('SQLite', RESTORED);
    archive = join(source.dataDir, 'backup.tar');
    await backUp({ dataDir: source.dataDir }, archive);
    target = await install('PostgreSQL', EARLIER);
  });
  afterEach(async () => {
    await target.drop();
    await source.drop();
  });
  it('keeps the earlier tables and the earlier secret', async () => {
    const { db, dataDir } = target;
    const steps: string[] = [];
    const { schema, movedTo } = await restoreInto(db, archive, dataDir, { force, onStep: (step) => steps.push(step) });
    expect(steps).toEqual(STEPS);
    expect(await standsIn(db, dataDir)).toEqual(RESTORED);
    const { rows } = await sql`select email from ${sql.table(`${schema}.users`)}`.execute(db);
    expect(rows).toEqual([{ email: EARLIER.email }]);
    expect(secretOf(required(movedTo))).toBe(EARLIER.secret);
    expect(await readMeta(db, 'restore')).toBeUndefined();
    expect(await dropEarlierSchemas(db, '2026-01-01T00:00:00.000Z')).toEqual([]);
    expect(await dropEarlierSchemas(db, '9999-01-01T00:00:00.000Z')).toEqual([schema]);
    expect(await standsIn(db, dataDir)).toEqual(RESTORED);
  });

  it('may be one that a newer version used', async () => {
    const { db, dataDir } = target;
    await migrate(db, { steps: { ...migrations, '9999-later': { up: async () => {} } } });
    await restoreInto(db, archive, dataDir, { force });
    await migrate(db);
    expect(await standsIn(db, dataDir)).toEqual(RESTORED);
  });

  it('is left alone while a server is connected to it', async () => {
    const { db, dataDir, databaseUrl } = target;
    const server = openDatabase({ databaseUrl, dataDir });
    await readMeta(server, 'product');
    await expect(restoreInto(db, archive, dataDir, { force })).rejects.toThrow(/stop the server/);
    await server.destroy();
    expect(await standsIn(db, dataDir)).toEqual(EARLIER);
  });

  it.each(STEPS.slice(0, -1))('has the secret that belongs to it when a restore fails before: %s', async (failing) => {
    const { db, dataDir } = target;
    const onStep = (step: string) => {
      if (step === failing) throw new Error('the disk is broken');
    };
    await expect(restoreInto(db, archive, dataDir, { force, onStep })).rejects.toThrow(/the disk is broken/);
    if (!isCommitted(failing)) expect(await standsIn(db, dataDir)).toEqual(EARLIER);
    await settleRestore(db, dataDir);
    expect(await standsIn(db, dataDir)).toEqual(isCommitted(failing) ? RESTORED : EARLIER);
  });

  it.each(STEPS)('has the secret that belongs to it when a restore is killed before: %s', async (last) => {
    const { dataDir, databaseUrl } = target;
    await target.db.destroy();
    const code = `
      import { restoreInto } from '#server/backup/restore-into-database.ts';
      import { openDatabase } from '#server/db/client.ts';
      const { archive, dataDir, databaseUrl, last } = ${JSON.stringify({ archive, dataDir, databaseUrl, last })};
      const onStep = (step) => { if (step === last) process.kill(process.pid, 'SIGKILL'); };
      await restoreInto(openDatabase({ databaseUrl, dataDir }), archive, dataDir, { force: true, onStep });`;
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: PROJECT_FOLDER });
    expect(child.signal, String(child.stderr)).toBe('SIGKILL');
    const db = openDatabase({ databaseUrl, dataDir });
    await settleRestore(db, dataDir);
    expect(await standsIn(db, dataDir)).toEqual(isCommitted(last) ? RESTORED : EARLIER);
    await db.destroy();
  });
});
