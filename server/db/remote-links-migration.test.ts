import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, engines } from '#server/testing/test-database.ts';
import { migrate, migrations } from './migrate.ts';

it.each(engines)('a game that held arguments still does, on %s', async (engine) => {
  const { db, drop } = await createTestDatabase(engine, { migrated: false });
  await migrate(db, { steps: Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015')) });
  const old = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  const at = '2026-01-01T00:00:00.000Z';
  const names = { first_name: '', last_name: '', organisation: '', organisation_location: '' };
  const login = { email: 'a@example.org', email_key: 'a@example.org', activated: 1, token_version: 0 };
  const set = { id: 'set', name: '', description: '', published: 1, version: 1, created_at: at, updated_at: at };
  await old
    .insertInto('users')
    .values({ id: 'user', role: 'teacher', ...login, ...names, created_at: at })
    .execute();
  await old.insertInto('question_sets').values(set).execute();
  const game = { owner_id: 'user', name: '', type: 'debate', question_set_id: 'set', tempo: 'teacher', state: 'draft' };
  await old
    .insertInto('voting_sessions')
    .values([
      { ...game, id: 'held', code: 'AAAAAA', view: 'question', created_at: at },
      { ...game, id: 'other', code: 'BBBBBB', view: 'question', created_at: at },
    ])
    .execute();
  await old
    .insertInto('voting_session_settings')
    .values(['own_arguments', 'hold_arguments'].map((setting) => ({ voting_session_id: 'held', setting })))
    .execute();
  await migrate(db);
  const games = await db.selectFrom('voting_sessions').select(['id', 'hold_arguments']).orderBy('id').execute();
  expect(games).toEqual([
    { id: 'held', hold_arguments: 1 },
    { id: 'other', hold_arguments: 0 },
  ]);
  const settings = await db.selectFrom('voting_session_settings').select('setting').execute();
  expect(settings).toEqual([{ setting: 'own_arguments' }]);
  await drop();
});
