// Caches of one server must not outlive a change by another one, also without a message bus between them.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { untilQueriesWait } from '#server/testing/lock-waits.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(bothEngines)('two servers on one %s', async (engine) => {
  const { app: here, teacher, set, first, second } = await openGameApp(engine);
  const there = await openTestApp(engine, {}, here);
  let student: Caller;
  let game: TestGame;

  const answered = async (statementId: string) => {
    const { status, body } = await giveAnswer(student, game, statementId, { opinion: 'Akkoord' });
    return status === 201 ? status : body.code;
  };

  it('refuse an answer as soon as the other one moved on, ended or archived the game', async () => {
    game = await startGame(here, teacher, set);
    student = there.student();
    expect(await answered(first)).toBe(201);
    await teacher.post(`${game.path}/statement/${second}`);
    expect(await answered(first)).toBe('WRONG_STATE');
    expect(await answered(second)).toBe(201);
    await teacher.post(`${game.path}/end`);
    expect(await answered(second)).toBe('WRONG_STATE');
    await teacher.post(`${game.path}/archive`);
    expect(await answered(second)).toBe('INVALID_CODE');
  });

  it('take an answer to the statement that the other one has just moved to', async () => {
    game = await startGame(here, teacher, set);
    student = there.student();
    for (let move = 0; move < 10; move++) {
      const statementId = move % 2 === 0 ? second : first;
      await teacher.post(`${game.path}/statement/${statementId}`);
      expect(await answered(statementId)).toBe(201);
      expect((await student.call('GET voting/session/:code', { params: { code: game.code } })).currentStatement).toBe(
        statementId,
      );
    }
  });

  it('count an answer that was under way when the game ended, or refuse it, and then agree about it', async () => {
    game = await startGame(here, teacher, set);
    student = there.student();
    expect(await answered(first)).toBe(201);
    const send = () => giveAnswer(student, game, first, { opinion: 'Niet akkoord' });
    const { under, ended } = await here.db.transaction().execute(async (trx) => {
      // On PostgreSQL the answer waits here, and the end for the answer. SQLite lets neither begin.
      await trx.updateTable('student_opinions').set({ removals: 0 }).execute();
      const under = send();
      if (engine === 'PostgreSQL') await untilQueriesWait(here.db, 1);
      const ended = teacher.post(`${game.path}/end`);
      if (engine === 'PostgreSQL') await untilQueriesWait(here.db, 2);
      return { under, ended };
    });
    const { status } = await under;
    expect((await ended).status).toBe(200);
    const opinion = status === 201 ? 'Niet akkoord' : 'Akkoord';
    for (const app of [here, there]) {
      const same = new Caller(app, { clientId: required(student.clientId) });
      const { studentOpinions } = await same.call('GET voting/session/:code', { params: { code: game.code } });
      expect(studentOpinions).toMatchObject([{ opinion }]);
      const owner = new Caller(app, { token: required(teacher.token) });
      expect(
        (await owner.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
      ).toMatchObject([{ opinion }]);
    }
    // Sent again, it is refused: the phone has its acknowledgement, or none.
    expect((await send()).body.code).toBe('WRONG_STATE');
  });

  it('make one participant of a student who reaches both at once', async () => {
    game = await startGame(here, teacher, set);
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
    const reads = ids.flatMap((id) => [here, there].map((app) => app.student(id).get(game.path)));
    const answers = ids.flatMap((id) =>
      [here, there].map((app) => giveAnswer(app.student(id), game, first, { opinion: 'Akkoord' })),
    );
    for (const { status } of await Promise.all([...reads, ...answers])) expect([200, 201]).toContain(status);
    expect(await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).toMatchObject({
      count: ids.length,
    });
    const [progress] = await teacher.call('GET voting/session/:code/progress', { params: { code: game.code } });
    expect(progress?.nrOfAnswers).toBe(ids.length);
  });
});
