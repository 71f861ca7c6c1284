import { describe, expect, it } from 'vitest';
import { giveAnswer, makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { deleteExpired } from './retention.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('retention on %s', (engine) => {
  it('deletes archived games with their answers after their time, and nothing else', async () => {
    const app = await createTestApp(engine, { SESSION_RETENTION_DAYS: '30' });
    const teacher = await app.user('teacher');
    const set = await makeQuestionSet(app);
    const [first = ''] = set.statements;
    const games = [];
    for (let at = 0; at < 23; at++) {
      const game = await startGame(app, teacher, set);
      await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
      games.push(game);
    }
    const [running, ...archived] = games;
    for (const game of archived) await teacher.post(`${game.path}/archive`);
    const { deps } = app.app;
    expect(await deleteExpired(deps, Date.now() + 29 * DAY_MS)).toBe(0);
    expect(await deleteExpired(deps, Date.now() + 31 * DAY_MS)).toBe(22);
    const left = async (table: 'voting_sessions' | 'participants' | 'student_opinions' | 'question_sets') =>
      (await app.db.selectFrom(table).select('id').execute()).length;
    expect([
      await left('voting_sessions'),
      await left('participants'),
      await left('student_opinions'),
      await left('question_sets'),
    ]).toEqual([1, 1, 1, 1]);
    expect((await teacher.get(running?.path ?? '')).body.studentOpinions).toHaveLength(1);
    await app.close();
  });
});
