import { expect, it } from 'vitest';
import { insertUser } from '#server/data/users.ts';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { GOALS_TITLE } from '#server/db/migrations/0018-goals.ts';
import { ACCESSIBILITY_PARTS } from '#server/db/migrations/0033-accessibility.ts';
import { openDatabaseBefore, openTestDatabase } from '#server/testing/open-database.ts';
import { engines } from '#server/testing/test-database.ts';

const blocksOf = (db: Db) => db.selectFrom('content_blocks').select(['page', 'title', 'legacy', 'version']).execute();

it.each(engines)(
  'an installation from before gets the goals of the debrief sheet and the accessibility statement, once, on %s',
  async (engine) => {
    const { db } = await openDatabaseBefore(engine, '0018-goals');
    await insertUser(db, { email: 'chef@school.be', role: 'super_admin', activated: true, passwordHash: 'hash' });
    await migrate(db);
    await migrate(db);
    expect(await blocksOf(db)).toEqual([
      { page: 'goals', title: GOALS_TITLE, legacy: 0, version: 1 },
      ...ACCESSIBILITY_PARTS.map(({ title }) => ({ page: 'accessibility', title, legacy: 0, version: 1 })),
    ]);
  },
);

it.each(engines)('a new installation gets them from its seed, if it wants one, on %s', async (engine) => {
  const { db } = await openTestDatabase(engine);
  expect(await blocksOf(db)).toEqual([]);
});
