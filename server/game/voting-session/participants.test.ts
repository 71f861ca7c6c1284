// Students who are not connected: their teacher sees how many, and removes those who never answered.

import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { untilQueriesWait } from '#server/testing/lock-waits.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

const MINUTE_MS = 60_000;

const join = async (game: TestGame, student: Caller) => {
  expect((await student.get(game.path)).status).toBe(200);
  return student;
};
const present = async (teacher: Caller, { code }: TestGame) =>
  teacher.call('GET voting/session/:code/participants', { params: { code } });
const clear = async (teacher: Caller, { code }: TestGame) =>
  (await teacher.call('DELETE voting/session/:code/participants', { params: { code } })).removed;

async function listen(address: string, auth: Record<string, unknown>, code: string) {
  const socket = openSocket(address, auth);
  expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });
  return socket;
}

describe.each(engines)('students who are not connected, on %s', async (engine) => {
  const { app, teacher, set, first: statement } = await openGameApp(engine);
  const address = await app.listen();

  const answer = (student: Caller, game: TestGame, opinion = 'Akkoord') =>
    giveAnswer(student, game, statement, { opinion });

  it('are those who have no subscribed socket and have not read for a minute; who answered or skipped stays', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'skip_questions'] });
    const [answered, skipped, listening, connected, reading, away] = await Promise.all(
      Array.from({ length: 6 }, () => join(game, app.student())),
    );
    await answer(required(answered), game);
    await answer(required(skipped), game, SKIP);
    await listen(address, { clientId: required(listening).clientId }, game.code);
    // Connected, and not subscribed.
    const idle = openSocket(address, { clientId: required(connected).clientId });
    await vi.waitFor(() => expect(idle.connected).toBe(true));
    const owner = await listen(address, { token: teacher.token }, game.code);
    const counts: number[] = [];
    owner.on(`${game.code}-participants`, (count: number) => counts.push(count));

    moveClock(MINUTE_MS - 5_000);
    expect(await present(teacher, game)).toEqual({ count: 6, connected: 6 });
    expect(await clear(teacher, game)).toBe(0);
    moveClock(10_000);
    await join(game, required(reading));
    expect(await present(teacher, game)).toEqual({ count: 6, connected: 2 });
    expect(await clear(teacher, game)).toBe(2);
    expect(await present(teacher, game)).toEqual({ count: 4, connected: 2 });
    await vi.waitFor(() => expect(counts).toContain(4));
    expect(await clear(teacher, game)).toBe(0);
    const { studentOpinions } = await required(answered).call('GET voting/session/:code', {
      params: { code: game.code },
    });
    expect(studentOpinions).toHaveLength(1);
    expect((await required(away).get(game.path)).body.studentOpinions).toEqual([]);
    expect((await present(teacher, game)).count).toBe(5);
  });

  it('may join a locked game once more, unless they deleted their answers or the game is over', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    const away = await Promise.all(Array.from({ length: 4 }, () => join(game, app.student())));
    const [byRead, byAnswer, forgotten, last] = away.map(required);
    moveClock(2 * MINUTE_MS);
    expect(await clear(teacher, game)).toBe(4);
    await teacher.post(`${game.path}/lock`, { locked: true });
    const LOCKED = [409, 'LOCKED'];
    expect(errorOf(await app.student().get(game.path))).toEqual(LOCKED);
    expect((await required(byRead).get(game.path)).status).toBe(200);
    expect((await answer(required(byAnswer), game)).status).toBe(201);
    expect((await present(teacher, game)).count).toBe(2);
    await required(byRead).delete(`result/session/${game.id}/mine`);
    expect(errorOf(await required(byRead).get(game.path)), 'who came back and forgets').toEqual(LOCKED);
    expect((await required(forgotten).delete(`result/session/${game.id}/mine`)).status).toBe(404);
    expect(errorOf(await required(forgotten).get(game.path)), 'who forgets without coming back').toEqual(LOCKED);
    await teacher.post(`${game.path}/end`);
    expect(errorOf(await teacher.delete(`${game.path}/participants`))).toEqual([409, 'WRONG_STATE']);
    const kept = app.db.selectFrom('removed_participants').selectAll().where('voting_session_id', '=', game.id);
    expect(await kept.execute(), 'nothing of it is kept').toEqual([]);
    expect((await required(last).get(`result/session/${game.id}`)).status).toBe(404);
    await teacher.post(`${game.path}/archive`);
    expect(errorOf(await teacher.delete(`${game.path}/participants`))).toEqual([404, 'INVALID_CODE']);
  });

  it('leave the party that they were dealt to others', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo', 'parties_by_lot'] });
    const dealt = async () => (await app.student().get(game.path)).body.dealtParty;
    for (let at = 0; at < 9; at++) await dealt();
    moveClock(2 * MINUTE_MS);
    expect(await clear(teacher, game)).toBe(9);
    expect(new Set([await dealt(), await dealt(), await dealt()]).size).toBe(3);
  });

  it('are removed by their teacher only', async () => {
    const game = await makeGame(app, teacher, set);
    const student = await join(game, app.student());
    moveClock(2 * MINUTE_MS);
    for (const [who, status] of [
      [await app.user('teacher'), 403],
      [student, 401],
    ] as const)
      for (const reply of [await who.delete(`${game.path}/participants`), await who.get(`${game.path}/participants`)])
        expect(reply.status).toBe(status);
    expect((await present(teacher, game)).count).toBe(1);
    expect(await clear(teacher, game), 'in a draft').toBe(1);
  });

  it.runIf(engine === 'PostgreSQL')('stay where their first answer is just being stored', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    const student = await join(game, app.student());
    moveClock(2 * MINUTE_MS);
    const { id } = await app.db
      .selectFrom('participants')
      .select('id')
      .where('voting_session_id', '=', game.id)
      .executeTakeFirstOrThrow();
    const clearing = await app.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('student_opinions')
        .values({
          id: crypto.randomUUID(),
          voting_session_id: game.id,
          participant_id: id,
          statement_id: statement,
          opinion: 'Akkoord',
          comment: '',
          answered_at: new Date().toISOString(),
          first_opinion: null,
        })
        .execute();
      const clearing = clear(teacher, game);
      await untilQueriesWait(app.db, 1);
      return [clearing] as const;
    });
    expect(await clearing[0]).toBe(0);
    expect((await student.get(game.path)).body.studentOpinions).toHaveLength(1);
  });
});

it('free the places of their address and of the game', async () => {
  const { app, teacher, set } = await openGameApp('SQLite', { RATE_LIMITS: 'on', PARTICIPANTS_MAX: '1500' });
  const game = await startGame(app, teacher, set);
  await Promise.all(Array.from({ length: 1_500 }, () => join(game, app.student())));
  expect((await app.student().get(game.path)).status).toBe(429);
  moveClock(2 * MINUTE_MS);
  expect(await clear(teacher, game)).toBe(1_500);
  await join(game, app.student());
});
