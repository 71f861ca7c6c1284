import { describe, expect, it } from 'vitest';
import { startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { Caller, errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

describe.each(bothEngines)('the snapshots of a statement on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  async function play(size: number, settings: Parameters<typeof startGame>[3] = {}) {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments', 'skip_questions'], ...settings });
    const students = Array.from({ length: size }, () => app.student());
    for (const student of students) await student.get(game.path);
    return { game, students };
  }
  const say = async (who: Caller | undefined, game: TestGame, opinion: string, comment = '') => {
    invariant(who !== undefined, 'the class has that student');
    const body = { opinion, comment };
    return who.call('POST voting/session/:code/statement/:statementId/opinion', { ...paramsOf(game), body });
  };
  const paramsOf = ({ code }: TestGame) => ({ params: { code, statementId: first } });
  const read = (game: TestGame, as = teacher) =>
    as.call('GET voting/session/:code/statement/:statementId/shown', paramsOf(game));
  const take = (game: TestGame, as = teacher) =>
    as.call('POST voting/session/:code/statement/:statementId/shown', paramsOf(game));
  const countsOf = ({ counts }: ShownState) => counts?.map(({ count }) => count);

  it('begin with half of a small class, and move on with three who answer for the first time, three times at most', async () => {
    const { game, students } = await play(12);
    for (const student of students.slice(0, 5)) await say(student, game, 'Akkoord');
    expect(await take(game)).toMatchObject({ takenAt: null, counts: null, pending: 5, mayUpdate: false });
    await say(students[5], game, SKIP);
    expect(await read(game)).toMatchObject({ takenAt: null, pending: 6, mayUpdate: true });
    const taken = await take(game);
    expect(taken).toMatchObject({ participants: 12, answered: 6, skipped: 1, round: 1, shift: null, pending: 0 });
    expect(taken.counts?.[0]).toEqual({ opinion: 'Akkoord', order: 1, color: '#2f6fde', count: 5, hands: 0 });
    for (const student of students.slice(6, 8)) await say(student, game, 'Neutraal');
    expect(await take(game)).toEqual({ ...taken, pending: 2 });
    await say(students[8], game, 'Neutraal', 'omdat');
    const next = await take(game);
    expect([countsOf(next), next.answered, next.arguments?.length]).toEqual([[5, 3, 0], 9, 1]);
    for (const student of students.slice(9)) await say(student, game, 'Niet akkoord');
    expect(await take(game)).toMatchObject({ answered: 12, mayUpdate: false });
    const more = Array.from({ length: 4 }, () => app.student());
    for (const student of more) await say(student, game, 'Neutraal');
    expect(await take(game)).toMatchObject({ answered: 12, pending: 4, mayUpdate: false });
  });

  it('take a change along, and are never caused by one, nor by whoever forgets and comes back', async () => {
    const { game, students } = await play(9);
    const [one, other] = students;
    const forget = (who: Caller | undefined) => who?.delete(`result/session/${game.id}/mine`);
    for (const student of students.slice(0, 5)) await say(student, game, 'Akkoord');
    const taken = await take(game);
    for (const opinion of ['Neutraal', SKIP, 'Niet akkoord']) await say(one, game, opinion, 'steeds iets anders');
    for (let time = 0; time < 3; time++) {
      await forget(other);
      await say(other, game, 'Niet akkoord');
    }
    expect(await take(game)).toEqual({ ...taken, pending: 0 });
    // One who had not been shown yet counts once.
    await say(students[5], game, 'Akkoord');
    await forget(students[5]);
    expect((await read(game)).pending).toBe(0);
    await say(students[5], game, 'Akkoord');
    expect((await read(game)).pending).toBe(1);
    for (const student of students.slice(6, 8)) await say(student, game, 'Akkoord');
    expect(countsOf(await take(game))).toEqual([6, 0, 2]);
    const counted = app.db.selectFrom('counted').selectAll().where('voting_session_id', '=', game.id);
    const kept = await counted.execute();
    expect(kept.map(({ kind, waits }) => [kind, waits])).toEqual(Array.from({ length: 8 }, () => ['answer', 0]));
    const joined = app.db.selectFrom('participants').select('client_key').where('voting_session_id', '=', game.id);
    for (const { client_key } of await joined.execute()) expect(JSON.stringify(kept)).not.toContain(client_key);
    await teacher.call('POST voting/session/:code/archive', { params: { code: game.code } });
    expect(await counted.execute()).toEqual([]);
  });

  it('are one for several devices that ask at once, and of one moment while others answer', async () => {
    const { game, students } = await play(12);
    for (const student of students.slice(0, 6)) await say(student, game, 'Akkoord', 'omdat');
    const asked = await Promise.all(Array.from({ length: 5 }, () => take(game)));
    expect(new Set(asked.map((state) => JSON.stringify(state))).size).toBe(1);
    const answering = students.slice(6).map((student) => say(student, game, 'Neutraal', 'daarom'));
    const states = await Promise.all(students.map(() => take(game)));
    await Promise.all(answering);
    for (const state of [...states, await take(game)]) {
      expect(countsOf(state)?.reduce((sum, count) => sum + count, 0)).toBe(state.answered);
      expect(state.arguments).toHaveLength(state.answered ?? 0);
    }
  });

  it('survive on another server, with the order of their arguments', async () => {
    const { game, students } = await play(12);
    for (const [at, student] of students.entries()) await say(student, game, 'Akkoord', `reden ${at}`);
    const state = await take(game);
    const other = await openTestApp(engine, {}, app);
    const there = new Caller(other, { token: required(teacher.token) });
    expect(await read(game, there)).toEqual(state);
  });

  it('keep an argument that changed since, and lose at once what was taken away or forgotten', async () => {
    const { game, students } = await play(4);
    const given = [];
    for (const [at, student] of students.entries()) given.push(await say(student, game, 'Akkoord', `reden ${at}`));
    const shown = async () => (await read(game)).arguments?.map(({ comment }) => comment).sort();
    await take(game);
    await say(students[0], game, 'Akkoord', 'iets anders');
    expect(await shown()).toEqual(['reden 0', 'reden 1', 'reden 2', 'reden 3']);
    await teacher.delete(`${game.path}/comment/${given[0]?._id}`);
    await students[1]?.delete(`result/session/${game.id}/mine`);
    expect(await shown()).toEqual(['reden 2', 'reden 3']);
    expect(await read(game)).toMatchObject({ answered: 4, counts: [{ count: 4 }, {}, {}] });
    // Neither what was shown nor what it became is stored again.
    for (const comment of ['reden 0', 'iets anders'])
      expect((await say(students[0], game, 'Akkoord', comment)).comment).toBe('');
  });

  it('need RESULTS_MIN_COUNT students where that is more', async () => {
    const strict = await openTestApp(engine, { RESULTS_MIN_COUNT: '5' }, app);
    const { game, students } = await play(7);
    const there = new Caller(strict, { token: required(teacher.token) });
    for (const student of students.slice(0, 4)) await say(student, game, 'Akkoord');
    expect((await read(game, there)).mayUpdate).toBe(false);
    await say(students[4], game, 'Neutraal');
    expect(countsOf(await take(game, there))).toEqual([4, 1, 0]);
  });

  it('are of a debate that has begun', async () => {
    const party = await startGame(app, teacher, set, { type: 'party' });
    for (const reply of [
      await teacher.get(`${party.path}/statement/${first}/shown`),
      await teacher.post(`${party.path}/statement/${first}/shown`),
    ])
      expect(errorOf(reply)).toEqual([409, 'WRONG_STATE']);
    const { game } = await play(0);
    expect((await teacher.get(`${game.path}/statement/${set.questionSetId}/shown`)).status).toBe(404);
  });
});
