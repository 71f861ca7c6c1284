import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { openSocket } from '#server/testing/open-socket.ts';
import { Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

type GameShape = NonNullable<Parameters<typeof startGame>[3]>;

const NOTHING = { guess: null, opinion: null, count: null, mean: null, actual: null };
const WRONG = [409, 'WRONG_STATE'];

describe.each(engines)('the guess of a class on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  async function play(size: number, shape: GameShape = {}) {
    const game = await startGame(app, teacher, set, { settings: ['skip_questions'], ...shape });
    const students = Array.from({ length: size }, () => app.student());
    for (const student of students) await student.get(game.path);
    return { game, students };
  }
  const at = ({ path }: TestGame, statementId = first) => `${path}/statement/${statementId}/guess`;
  const guess = (who: Caller, game: TestGame, number: unknown, statementId = first) =>
    who.put(at(game, statementId), { guess: number });
  const read = async (who: Caller, game: TestGame, statementId = first) => (await who.get(at(game, statementId))).body;
  const take = (game: TestGame, statementId = first) => teacher.post(`${game.path}/statement/${statementId}/shown`);
  const guessing = async (who: Caller, { code }: TestGame) => {
    const { statements } = await who.call('GET voting/session/:code', { params: { code } });
    return statements.map((one) => one.guessing);
  };
  const overviewOf = ({ id }: TestGame) =>
    teacher.call('GET result/overview/:sessionId', { params: { sessionId: id } });
  /** Everybody answers, and guesses if there is a number. */
  async function all(game: TestGame, students: readonly Caller[], opinions: string[], guesses: (number | undefined)[]) {
    for (const [index, student] of students.entries()) {
      await giveAnswer(student, game, first, { opinion: required(opinions[index % opinions.length]) });
      const number = guesses[index];
      if (number !== undefined) expect((await guess(student, game, number)).status).toBe(200);
    }
  }

  it('is taken from whoever answered the current statement, until its first snapshot', async () => {
    const { game, students } = await play(6);
    const [one, other] = students.map(required);
    if (one === undefined || other === undefined) throw new Error('the class has two students');
    expect(errorOf(await guess(app.student(), game, 99))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await guess(one, game, 5))).toEqual(WRONG);
    await giveAnswer(one, game, first, { opinion: SKIP });
    for (const number of [-1, 11, 1.5, '5', true]) {
      const refused = await guess(one, game, number);
      expect([refused.status, refused.body.fields]).toEqual([422, { guess: 'INVALID_VALUE' }]);
    }
    expect((await one.put(at(game), {})).body.fields).toEqual({ guess: 'REQUIRED' });
    for (const number of [0, 10, 7]) expect((await guess(one, game, number)).body).toEqual({ guess: number });
    expect(await read(one, game)).toEqual({ ...NOTHING, guess: 7 });
    const owner = new Caller(app, { token: required(teacher.token), clientId: required(one.clientId) });
    expect(errorOf(await guess(owner, game, 5))).toEqual([403, 'FORBIDDEN']);
    expect(await read(teacher, game)).toEqual(NOTHING);
    expect(errorOf(await guess(one, game, 5, second))).toEqual(WRONG);
    for (const student of students.slice(1, 3)) await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    await take(game);
    expect(errorOf(await guess(other, game, 5))).toEqual(WRONG);
    expect((await read(one, game)).guess).toBe(7);
  });

  it('is asked for where five joined, on the current statement, before a snapshot and a second round', async () => {
    const { game, students } = await play(4);
    const one = required(students[0]);
    expect(await guessing(one, game)).toEqual([false, false, false]);
    const fifth = app.student();
    await fifth.get(game.path);
    expect(await guessing(one, game)).toEqual([true, false, false]);
    await teacher.post(`${game.path}/statement/${second}`);
    expect(await guessing(one, game)).toEqual([false, true, false]);
    await teacher.post(`${game.path}/statement/${second}/second-round`);
    expect(await guessing(one, game)).toEqual([false, false, false]);
    await giveAnswer(one, game, second, { opinion: 'Akkoord' });
    expect(errorOf(await guess(one, game, 5, second))).toEqual(WRONG);
    const { statements } = await teacher.call('GET voting/session/:code', { params: { code: game.code } });
    expect(statements.some((statement) => 'guessing' in statement)).toBe(false);
  });

  it('is asked for by the update that begins a statement, where the read would ask for it', async () => {
    const base = await app.listen();
    const begun = async (size: number, again = false) => {
      const game = await makeGame(app, teacher, set);
      const students = Array.from({ length: size }, () => app.student());
      for (const student of students) await student.get(game.path);
      const socket = openSocket(base, { clientId: randomUUID() });
      await socket.emitWithAck('subscribe', game.code);
      const updates: { type: string; guessing?: unknown }[] = [];
      socket.on(`${game.code}-update`, (update) => updates.push(update));
      await teacher.post(`${game.path}/start`);
      if (again) {
        await all(game, students, ['Akkoord'], []);
        await take(game);
      }
      for (const statementId of [second, first]) await teacher.post(`${game.path}/statement/${statementId}`);
      await socket.emitWithAck('subscribe', game.code);
      socket.close();
      return updates.filter(({ type }) => type !== 'guess').map(({ guessing: isAsked }) => isAsked);
    };
    expect(await begun(4)).toEqual([undefined, undefined, undefined]);
    expect(await begun(5)).toEqual([true, true, true]);
    expect(await begun(5, true), 'of one that was shown nobody guesses').toEqual([true, true, undefined]);
  });

  it('is fixed with the first snapshot, whatever comes later, and the guesses themselves reach nobody', async () => {
    const { game, students } = await play(8);
    await all(game, students.slice(0, 6), ['Akkoord', 'Neutraal', SKIP], [4, 5, 6, 7, 8, 9]);
    const figures = { opinion: 'Akkoord', count: 6, mean: 6.5, actual: 5 };
    expect((await take(game)).body.guess).toEqual(figures);
    for (const student of students) await giveAnswer(student, game, first, { opinion: 'Neutraal' });
    await required(students[5]).delete(`result/session/${game.id}/mine`);
    expect((await take(game)).body.guess).toEqual(figures);
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    expect((await take(game)).body).toMatchObject({ round: 2, takenAt: null, guess: figures });
    await teacher.post(`${game.path}/end`);
    expect(await read(required(students[0]), game)).toEqual({ ...figures, guess: 4 });
    const { statements, guessGap } = await overviewOf(game);
    expect(statements.map((one) => one.guess)).toEqual([figures, null, null]);
    expect(guessGap).toBeNull();
    expect(await app.db.selectFrom('guesses').selectAll().execute()).toHaveLength(6);
  });

  it('has no figures from too few, from those outside the snapshot, and where a second round was first', async () => {
    const { game, students } = await play(12);
    await all(game, students.slice(0, 6), ['Akkoord'], [1, 2, 3, 4]);
    expect((await take(game)).body).toMatchObject({ answered: 6, guess: null });
    const other = await play(6);
    await all(other.game, other.students, ['Akkoord'], [1, 2, 3, 4, 5, 6]);
    await teacher.post(`${other.game.path}/statement/${first}/second-round`);
    await teacher.post(`${other.game.path}/end`);
    expect((await overviewOf(other.game)).statements[0]?.guess).toBeNull();
    expect(await read(required(other.students[0]), other.game)).toEqual({ ...NOTHING, guess: 1 });
  });

  it('counts what was acknowledged and nothing else, if the snapshot comes meanwhile', async () => {
    const { game, students } = await play(20);
    await all(game, students, ['Akkoord'], Array(12).fill(2));
    const sent = students.slice(12).map(async (student) => (await guess(student, game, 10)).status);
    const [statuses, { body }] = await Promise.all([Promise.all(sent), take(game)]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(body.guess.count).toBe(12 + statuses.filter((status) => status === 200).length);
    expect(await app.db.selectFrom('guesses').where('guess', '=', 10).selectAll().execute()).toHaveLength(
      statuses.filter((status) => status === 200).length,
    );
  });

  it('is nobody’s in a party game and in the students’ own tempo', async () => {
    const shapes: GameShape[] = [{ type: 'party' }, { settings: ['own_tempo'] }];
    for (const shape of shapes) {
      const { game, students } = await play(6, shape);
      const partyId = shape.type === 'party' ? set.parties[0] : null;
      for (const student of students) await giveAnswer(student, game, first, { opinion: 'Akkoord', partyId });
      const one = required(students[0]);
      expect(errorOf(await guess(one, game, 5))).toEqual(WRONG);
      expect(await guessing(one, game)).toEqual([false, false, false]);
      expect(await read(one, game)).toEqual(NOTHING);
    }
  });

  it('has replies of one length, whatever was guessed', async () => {
    const { game, students } = await play(5);
    const one = required(students[0]);
    await giveAnswer(one, game, first, { opinion: 'Akkoord' });
    const lengths = new Set([(await one.get(at(game))).text.length]);
    const sessions = new Set([(await one.get(game.path)).text.length]);
    for (const number of [0, 5, 10]) {
      lengths.add((await guess(one, game, number)).text.length);
      lengths.add((await one.get(at(game))).text.length);
      sessions.add((await one.get(game.path)).text.length);
    }
    expect([[...lengths], sessions.size]).toEqual([[512], 1]);
  });
});

it('guesses are limited to five a second of each student', async () => {
  const { app, teacher, set, first } = await openGameApp('SQLite', { RATE_LIMITS: 'on' });
  const game = await startGame(app, teacher, set);
  const [one, other] = [app.student(), app.student()];
  for (const student of [one, other]) await giveAnswer(student, game, first, { opinion: 'Akkoord' });
  const guess = async (who: Caller) => (await who.put(`${game.path}/statement/${first}/guess`, { guess: 5 })).status;
  moveClock(0);
  for (const status of [200, 200, 200, 200, 200, 429]) expect(await guess(one)).toBe(status);
  expect(await guess(other)).toBe(200);
  moveClock(1_001);
  expect(await guess(one)).toBe(200);
});
