// Drawings of statements in a game, on both databases: everybody reads them, of the set's statements only.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';

it.each(engines)('a game on %s gives everybody the drawing of a statement, and none of an own one', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine, {}, { drawing: 'house' });
  const game = await startGame(app, teacher, set);
  const own = { _id: randomUUID(), description: 'Moet dat?', opinions: null };
  expect((await teacher.post(`${game.path}/own-statement`, own)).status).toBe(201);
  const projector = await app.pairedProjector(teacher, game.code);
  const expected = ['house', null, null, null];
  const drawingsOf = ({ statements }: { statements: { drawing: unknown }[] }) =>
    statements.map(({ drawing }) => drawing);
  expect(drawingsOf((await teacher.get(game.path)).body)).toEqual(expected);
  expect(drawingsOf((await app.student().get(game.path)).body)).toEqual(expected);
  expect((await projector.get('projector')).body.game.current.drawing).toBe('house');
  await teacher.post(`${game.path}/statement/${own._id}`);
  expect((await projector.get('projector')).body.game.current.drawing).toBeNull();
  await teacher.post(`${game.path}/end`);
  expect(drawingsOf((await teacher.get(`result/overview/${game.id}`)).body)).toEqual(expected);
  expect(drawingsOf((await projector.get('projector/overview')).body)).toEqual(expected);
});
