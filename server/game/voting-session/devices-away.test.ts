// The teacher asks to put the devices away: every device reads this, and nothing that was typed or answered is lost.
import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('devices that are put away on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  it('stay so until they are called back, in the lobby and in the game, however often it is said', async () => {
    const game = await makeGame(app, teacher, set);
    const student = app.student();
    for (const step of ['lobby', 'game']) {
      for (const away of [true, true, false, false, true]) {
        const reply = await teacher.post(`${game.path}/devices-away`, { away });
        expect([step, reply.status, reply.body]).toEqual([step, 200, { devicesAway: away }]);
        expect((await student.get(game.path)).body.devicesAway).toBe(away);
      }
      if (step === 'lobby') expect((await teacher.post(`${game.path}/start`)).body.devicesAway).toBe(false);
    }
  });

  it('come back when the game moves on, and when the class votes again', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    for (const move of [`statement/${second}`, `statement/${second}/second-round`, 'end']) {
      await teacher.post(`${game.path}/devices-away`, { away: true });
      await teacher.post(`${game.path}/${move}`);
      expect((await student.get(game.path)).body.devicesAway).toBe(false);
    }
    expect(errorOf(await teacher.post(`${game.path}/devices-away`, { away: true }))).toEqual([409, 'WRONG_STATE']);
  });

  it('still deliver the answer that was on its way', async () => {
    const game = await startGame(app, teacher, set);
    await teacher.post(`${game.path}/devices-away`, { away: true });
    expect((await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' })).status).toBe(201);
  });
});
