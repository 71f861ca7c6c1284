import { expect, it } from 'vitest';
import { makeGame, startGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

it.each(engines)(
  'students are told how many are in the game, as it was at most ten seconds ago, on %s',
  async (engine) => {
    const { app, teacher, set, second } = await openGameApp(engine);
    const game = await makeGame(app, teacher, set, { settings: ['aggregates_only'] });
    const params = { params: { code: game.code } };
    const student = app.student();
    const told = async () => (await student.call('GET voting/session/:code', params)).participants;
    expect(await told(), 'the first one').toBe(1);
    const join = async (count: number) => {
      for (let joined = 0; joined < count; joined++) await app.student().get(game.path);
    };
    await join(4);
    expect(await told()).toBe(1);
    moveClock(11_000);
    expect(await told()).toBe(5);
    moveClock(-3_600_000);
    await join(1);
    expect(await told(), 'also when the clock was put back').toBe(6);
    const socket = openSocket(await app.listen(), { clientId: required(student.clientId) });
    await socket.emitWithAck('subscribe', game.code);
    const updates: unknown[] = [];
    socket.on(`${game.code}-update`, (update) => updates.push(update));
    await teacher.call('POST voting/session/:code/start', params);
    await teacher.post(`${game.path}/statement/${second}`);
    await socket.emitWithAck('subscribe', game.code);
    expect(updates).toMatchObject([
      { type: 'session-started', participants: 6 },
      { type: 'next-question', participants: 6 },
    ]);
    expect(await teacher.call('GET voting/session/:code', params)).not.toHaveProperty('participants');
    const plain = await startGame(app, teacher, set);
    expect((await student.get(plain.path)).body).not.toHaveProperty('participants');
  },
);
