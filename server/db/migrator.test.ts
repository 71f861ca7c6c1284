import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { databaseFile, openDatabase } from './client.ts';
import { type Copy, removeCopies } from './copy-before.ts';
import { migrate, migrations, missingMigrations } from './migrate.ts';

const creates = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'text').execute(),
});
const with9990 = (up: Migration['up']) => ({ ...migrations, '9990-next': { up } });

describe.each(bothEngines)('a migration on %s', (engine) => {
  it('that fails changes nothing, and runs again', async () => {
    const { db } = await openTestDatabase(engine);
    const fails = async (trx: Kysely<unknown>) => {
      await creates('half').up(trx);
      await sql`update meta set value = 'changed' where key = 'product'`.execute(trx);
      throw new Error('it fails');
    };
    await expect(migrate(db, { steps: with9990(fails) })).rejects.toThrow('it fails');
    expect(await missingMigrations(db)).toEqual([]);
    const product = await db.selectFrom('meta').select('value').where('key', '=', 'product').execute();
    expect(product).toEqual([{ value: 'halfrond' }]);
    await migrate(db, { steps: with9990(creates('half').up) });
    expect(await sql`select * from half`.execute(db)).toMatchObject({ rows: [] });
  });

  it('is told with its name and time, and those that are missing are known before', async () => {
    const { db } = await openTestDatabase(engine, { migrated: false });
    expect(await missingMigrations(db)).toEqual(Object.keys(migrations).sort());
    const told: { name: string; milliseconds: number }[] = [];
    const onMigration = (one: (typeof told)[0]) => told.push(one);
    await migrate(db, { onMigration });
    expect(told.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
    expect(told.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
    expect(await missingMigrations(db)).toEqual([]);
  });

  it('runs once when several processes start at the same time', async () => {
    const { databaseUrl, dataDir } = await openTestDatabase(engine);
    const servers = Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir }));
    const told: string[] = [];
    const steps = { ...with9990(creates('first').up), '9991-last': creates('second') };
    await Promise.all(servers.map((db) => migrate(db, { steps, onMigration: ({ name }) => told.push(name) })));
    expect(told).toEqual(['9990-next', '9991-last']);
    await Promise.all(servers.map((db) => db.destroy()));
  });
});

const insertParent = sql`insert into question_sets (id, name, description, published, version, created_at, updated_at)
  values ('set', '', '', 1, 1, '', '')`;
const insertChild = sql`insert into question_set_statements (id, question_set_id, description, position)
  values ('statement', 'set', '', 0)`;

describe('a migration on SQLite', () => {
  it('may rebuild a table that others refer to', async () => {
    const { db } = await openTestDatabase('SQLite');
    await insertParent.execute(db);
    await insertChild.execute(db);
    const rebuilds = async (trx: Kysely<unknown>) => {
      await sql`create table rebuilt as select * from question_sets`.execute(trx);
      await sql`create unique index rebuilt_id on rebuilt (id)`.execute(trx);
      await sql`drop table question_sets`.execute(trx);
      await sql`alter table rebuilt rename to question_sets`.execute(trx);
    };
    await migrate(db, { steps: with9990(rebuilds) });
    expect(await db.selectFrom('question_set_statements').select('id').execute()).toEqual([{ id: 'statement' }]);
    await db.deleteFrom('question_sets').execute();
    const left = await db.selectFrom('question_set_statements').select('id').execute();
    expect(left, 'foreign keys are in force again').toEqual([]);
  });

  it('that leaves rows which belong to nothing is not committed', async () => {
    const { db } = await openTestDatabase('SQLite');
    await insertParent.execute(db);
    await insertChild.execute(db);
    const orphans = async (trx: Kysely<unknown>) => {
      await sql`delete from question_sets`.execute(trx);
    };
    await expect(migrate(db, { steps: with9990(orphans) })).rejects.toThrow(
      'the migration 9990-next leaves rows that belong to nothing',
    );
    expect(await db.selectFrom('question_sets').select('id').execute()).toEqual([{ id: 'set' }]);
  });

  it('begins with a copy of the database; two are kept, for a while', async () => {
    const { db, dataDir } = await openTestDatabase('SQLite');
    const copied: Copy[] = [];
    const onCopy = (copy: Copy) => copied.push(copy);
    await migrate(db, { onCopy });
    expect(copied, 'nothing is missing').toEqual([]);
    let steps: Record<string, Migration> = migrations;
    for (const name of ['9990-one', '9991-two', '9992-three']) {
      steps = { ...steps, [name]: creates(`made_by_${name.slice(5)}`) };
      await migrate(db, { steps, onCopy });
    }
    const file = databaseFile(dataDir);
    expect(copied).toEqual(['9990', '9991', '9992'].map((number) => ({ file: `${file}.before-${number}` })));
    const kept = () => readdirSync(dataDir).filter((name) => name.includes('.before-'));
    expect(kept()).toEqual(['halfrond.sqlite.before-9991', 'halfrond.sqlite.before-9992']);
    const copy = new DatabaseSync(`${file}.before-9992`);
    const tables = copy.prepare("select name from sqlite_master where name like 'made_by_%'").all();
    copy.close();
    expect(tables.map(({ name }) => name)).toEqual(['made_by_one', 'made_by_two']);
    const now = Date.now();
    utimesSync(`${file}.before-9991`, new Date(0), new Date(0));
    expect(removeCopies(file, now - 60_000)).toEqual(['halfrond.sqlite.before-9991']);
    expect(kept()).toEqual(['halfrond.sqlite.before-9992']);
    expect(existsSync(file)).toBe(true);
  });
});
