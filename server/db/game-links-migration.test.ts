import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, engines } from '#server/testing/test-database.ts';
import { migrate, migrations } from './migrate.ts';

it.each(engines)('a game template of before there were links is its owner’s own, on %s', async (engine) => {
  const { db, drop } = await createTestDatabase(engine, { migrated: false });
  await migrate(db, { steps: Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0011')) });
  const at = '2026-01-01T00:00:00.000Z';
  const names = { first_name: '', last_name: '', organisation: '', organisation_location: '' };
  const login = { email: 'a@example.org', email_key: 'a@example.org', activated: 1, token_version: 0 };
  const set = { id: 'set', name: '', description: '', published: 1, version: 1, created_at: at, updated_at: at };
  const old = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  await old
    .insertInto('users')
    .values({ id: 'user', role: 'teacher', ...login, ...names, created_at: at })
    .execute();
  await old.insertInto('question_sets').values(set).execute();
  await old
    .insertInto('game_templates')
    .values({ id: 'game', owner_id: 'user', name: '', type: 'debate', question_set_id: 'set', updated_at: at })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('game_templates').select(['id', 'from_colleague']).execute()).toEqual([
    { id: 'game', from_colleague: 0 },
  ]);
  await db.insertInto('game_template_links').values({ game_template_id: 'game', token: 'token' }).execute();
  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('game_template_links').selectAll().execute()).toEqual([]);
  await drop();
});
