import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { rowsOf } from '#server/testing/rows-of.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { Db } from './client.ts';
import { migrate, migrations, missingMigrations } from './migrate.ts';

const EARLIER = /^it was made by a build before version 1\.0\.0, and only that build can use it$/;

/** What builds before the first release recorded. */
const recordLikeEarlier = (db: Db) =>
  sql`update kysely_migration set name = '0001-first'`.execute(db).then(() => db.deleteFrom('meta').execute());

/** A schema of the same name that was edited before its release. */
const changeHash = (db: Db) => db.updateTable('meta').set({ value: 'another' }).where('key', '=', 'schema').execute();

/** A schema of which nothing says what it is. */
const removeHash = (db: Db) => db.deleteFrom('meta').where('key', '=', 'schema').execute();

it.each(
  bothEngines.flatMap((engine) =>
    Object.entries({ recordLikeEarlier, changeHash, removeHash }).map(
      ([name, change]) => [name, engine, change] as const,
    ),
  ),
)(
  'a database of before the first release is said to be one, and left as it is: %s, on %s',
  async (_, engine, change) => {
    const { db } = await openTestDatabase(engine);
    await change(db);
    const before = await rowsOf(db);
    await expect(missingMigrations(db)).rejects.toThrow(EARLIER);
    await expect(migrate(db)).rejects.toThrow(EARLIER);
    expect(await rowsOf(db)).toEqual(before);
  },
);

it.each(bothEngines)(
  'a database that a newer version used is said to be one, and left as it is, on %s',
  async (engine) => {
    const { db } = await openTestDatabase(engine);
    await migrate(db, { steps: { ...migrations, '9999-later': { up: async () => {} } } });
    await expect(migrate(db)).rejects.toThrow(/^a newer version used it \(it has 9999-later\): use that one$/);
  },
);
