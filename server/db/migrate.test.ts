import { expect, it } from 'vitest';
import { createTestDatabase, engines } from '#server/testing/test-database.ts';
import { newId } from './id.ts';
import { migrate, migrations } from './migrate.ts';

it.each(engines)('a content block of before versions were counted has the first one, on %s', async (engine) => {
  const database = await createTestDatabase(engine, { migrated: false });
  const before = Object.entries(migrations).filter(([name]) => name < '0003');
  await migrate(database.db, Object.fromEntries(before));
  const block = {
    id: newId(),
    page: 'home' as const,
    type: 'big_image' as const,
    image_url: '',
    image_alt: '',
    title: 'Van vroeger',
    body: '',
    inverted: 0 as const,
    sort_order: 1,
    legacy: 1 as const,
    html: '<p>oud</p>',
  };
  await database.db
    .insertInto('content_blocks')
    .values(block as typeof block & { version: number })
    .execute();
  await migrate(database.db);
  expect(await database.db.selectFrom('content_blocks').selectAll().execute()).toEqual([{ ...block, version: 1 }]);
  await database.drop();
});

it.each(engines)('a database that a newer version used is said to be one, and left as it is, on %s', async (engine) => {
  const { db, drop } = await createTestDatabase(engine);
  await migrate(db, { ...migrations, '9999-later': { up: async () => {} } });
  await expect(migrate(db)).rejects.toThrow(/^a newer version used it \(it has 9999-later\)/);
  await drop();
});
