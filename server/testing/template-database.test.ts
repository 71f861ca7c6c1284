// A migrated database of the tests is a copy: it must not differ from one that the migrations made.
import { describe, expect, it } from 'vitest';
import { migrate, missingMigrations } from '#server/db/migrate.ts';
import { openTestDatabase } from './open-database.ts';
import { rowsOf } from './rows-of.ts';
import { bothEngines, type Engine } from './test-database.ts';

const create = async (engine: Engine, options?: { migrated: boolean }) => (await openTestDatabase(engine, options)).db;

describe.each(bothEngines)('a migrated database on %s', (engine) => {
  it('is what the migrations make of an empty one', async () => {
    const copy = await create(engine);
    const made = await create(engine, { migrated: false });
    await migrate(made);
    expect(await missingMigrations(copy)).toEqual([]);
    expect(await copy.introspection.getTables()).toEqual(await made.introspection.getTables());
  });

  it('is gone once it is closed', async () => {
    const db = await create(engine);
    await db.destroy();
    await expect(missingMigrations(db)).rejects.toThrow(/destroyed/);
  });

  it('is no other test’s', async () => {
    const first = await create(engine);
    const before = await rowsOf(first);
    await first.deleteFrom('meta').execute();
    await first.schema.createTable('left_behind').addColumn('id', 'text').execute();
    expect(await rowsOf(await create(engine))).toEqual(before);
  });
});
