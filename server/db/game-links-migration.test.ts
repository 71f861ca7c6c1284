import { expect, it } from 'vitest';
import { insertUserAndSet, openDatabaseBefore } from '#server/testing/open-database.ts';
import { engines } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';

it.each(engines)('a game template of before there were links is its owner’s own, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0011');
  await insertUserAndSet(old);
  const updated_at = '2026-01-01T00:00:00.000Z';
  await old
    .insertInto('game_templates')
    .values({ id: 'game', owner_id: 'user', name: '', type: 'debate', question_set_id: 'set', updated_at })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('game_templates').select(['id', 'from_colleague']).execute()).toEqual([
    { id: 'game', from_colleague: 0 },
  ]);
  await db.insertInto('game_template_links').values({ game_template_id: 'game', token: 'token' }).execute();
  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('game_template_links').selectAll().execute()).toEqual([]);
});
