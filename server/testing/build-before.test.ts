// Builds overlap: servers of this build work on after one of a later build has migrated their database.
import { expect, it } from 'vitest';
import { migrate, migrations, missingMigrations } from '#server/db/migrate.ts';
import { giveAnswer, startGame } from './factories.ts';
import { nextMigration } from './next-migration.ts';
import { openGameApp } from './open-app.ts';
import { bothEngines } from './test-database.ts';

it.each(bothEngines)('a game goes on while a later build migrates the database, on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);
  const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
  const [early, late] = [app.student(), app.student()];
  await giveAnswer(early, game, first, { opinion: 'Akkoord', comment: 'Omdat het moet' });
  await migrate(app.db, { steps: { ...migrations, ...nextMigration } });
  // A start of this build would be refused; one that runs continues.
  await expect(missingMigrations(app.db)).rejects.toThrow(/a newer version used it/);
  for (const student of [early, late])
    expect((await giveAnswer(student, game, first, { opinion: 'Neutraal', comment: 'Toch niet' })).status).toBe(201);
  expect((await teacher.post(`${game.path}/statement/${second}`)).status).toBe(200);
  expect((await giveAnswer(late, game, second, { opinion: 'Akkoord' })).status).toBe(201);
  expect((await late.delete(`result/session/${game.id}/mine`)).status).toBe(204);
  const { statements } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
  expect(statements[0]?.options.map(({ count }) => count)).toEqual([0, 1, 0]);
  const again = await startGame(app, teacher, set);
  expect((await giveAnswer(late, again, first, { opinion: 'Akkoord' })).status).toBe(201);
});
