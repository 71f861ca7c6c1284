import { expect, it } from 'vitest';
import { openDatabaseBefore } from '#server/testing/open-database.ts';
import { engines } from '#server/testing/test-database.ts';
import { textKey } from '#shared/domain/text.ts';
import { migrate } from './migrate.ts';

it.each(engines)('of parties that share a name all but the oldest get a number, on %s', async (engine) => {
  const { db } = await openDatabaseBefore(engine, '0034-party-names');
  const names = ['Horizon', 'HORIZON', 'Horizon 2', 'horizon', 'De Brug'];
  await db
    .insertInto('parties')
    .values(
      names.map((name, at) => ({
        id: `party-${at}`,
        name,
        name_key: textKey(name),
        description: '',
        color: '#112233',
        video: '',
        image_version: null,
        created_at: `2026-01-0${at + 1}T00:00:00.000Z`,
      })),
    )
    .execute();
  await migrate(db);
  const parties = await db.selectFrom('parties').select(['name', 'name_key']).orderBy('id').execute();
  expect(parties.map(({ name }) => name)).toEqual(['Horizon', 'HORIZON 3', 'Horizon 2', 'horizon 4', 'De Brug']);
  for (const { name, name_key } of parties) expect(name_key).toBe(textKey(name));
});
