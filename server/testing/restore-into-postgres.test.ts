import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreInto, settleRestore } from '#server/backup/restore-into-database.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { readMeta } from '#server/data/meta.ts';
import { insertUser } from '#server/data/users.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { dropEarlierSchemas } from '#server/db/earlier-schema.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { required } from '#testing/required.ts';
import { createTestDatabase, type Engine, engines, type TestDatabase } from './test-database.ts';

const EARLIER = { email: 'earlier@example.org', secret: 'the earlier secret' };
const RESTORED = { email: 'restored@example.org', secret: 'the restored secret' };
const force = true;

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

describe.runIf(engines.includes('PostgreSQL'))('a PostgreSQL in use that is replaced by an archive', () => {
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
  /** The steps of this restore, in order. */
  async function stepsOf(): Promise<string[]> {
    const steps: string[] = [];
    const { db, dataDir, drop } = await install('PostgreSQL', EARLIER);
    await restoreInto(db, archive, dataDir, { force, onStep: (step) => steps.push(step) });
    await drop();
    expect(steps).toContain('commit');
    return steps;
  }

  it('keeps the earlier tables and the earlier secret', async () => {
    const { db, dataDir } = target;
    const { schema, movedTo } = await restoreInto(db, archive, dataDir, { force });
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
    const server = openDatabase({ databaseUrl, dataDir }, () => {});
    await readMeta(server, 'product');
    await expect(restoreInto(db, archive, dataDir, { force })).rejects.toThrow(/stop the server/);
    await server.destroy();
    expect(await standsIn(db, dataDir)).toEqual(EARLIER);
  });

  it('stays as it was when any step until the commit fails, and is completed by the next start after it', async () => {
    const { db, dataDir } = target;
    const steps = await stepsOf();
    const commit = steps.indexOf('commit');
    for (const [nth, name] of steps.slice(0, commit + 2).entries()) {
      let count = 0;
      const onStep = () => {
        if (count++ === nth) throw new Error('the disk is broken');
      };
      await expect(restoreInto(db, archive, dataDir, { force, onStep }), name).rejects.toThrow(/the disk is broken/);
      if (nth <= commit) expect(await standsIn(db, dataDir), name).toEqual(EARLIER);
    }
    await settleRestore(db, dataDir);
    expect(await standsIn(db, dataDir)).toEqual(RESTORED);
  });

  it('has the secret that belongs to it when the restore was killed at any step', async () => {
    const steps = await stepsOf();
    const seen = new Set<string>();
    for (const [nth, name] of steps.entries()) {
      const { dataDir, databaseUrl, db: before, drop } = await install('PostgreSQL', EARLIER);
      await before.destroy();
      const code = `
        import { restoreInto } from '#server/backup/restore-into-database.ts';
        import { openDatabase } from '#server/db/client.ts';
        const { archive, dataDir, databaseUrl } = ${JSON.stringify({ archive, dataDir, databaseUrl })};
        let count = 0;
        const onStep = () => { if (count++ === ${nth}) process.kill(process.pid, 'SIGKILL'); };
        await restoreInto(openDatabase({ databaseUrl, dataDir }, () => {}), archive, dataDir, { force: true, onStep });`;
      const child = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: PROJECT_FOLDER });
      expect(child.signal, `${name}: ${child.stderr}`).toBe('SIGKILL');
      const db = openDatabase({ databaseUrl, dataDir }, () => {});
      await settleRestore(db, dataDir);
      const stands = await standsIn(db, dataDir);
      expect(stands, name).toEqual(nth > steps.indexOf('commit') ? RESTORED : EARLIER);
      seen.add(stands.email);
      await db.destroy();
      await drop();
    }
    expect(seen.size).toBe(2);
  });
});
