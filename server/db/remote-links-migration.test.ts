import { expect, it } from 'vitest';
import { insertUserAndSet, openDatabaseBefore } from '#server/testing/open-database.ts';
import { engines } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';

it.each(engines)('a game that held arguments still does, on %s', async (engine) => {
  const { db, old } = await openDatabaseBefore(engine, '0015');
  await insertUserAndSet(old);
  const created_at = '2026-01-01T00:00:00.000Z';
  const game = { owner_id: 'user', name: '', type: 'debate', question_set_id: 'set', tempo: 'teacher', state: 'draft' };
  await old
    .insertInto('voting_sessions')
    .values([
      { ...game, id: 'held', code: 'AAAAAA', view: 'question', created_at },
      { ...game, id: 'other', code: 'BBBBBB', view: 'question', created_at },
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
});
