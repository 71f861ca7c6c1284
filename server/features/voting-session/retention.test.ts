import { describe, expect, it } from 'vitest';
import { giveAnswer, makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { deleteExpired, keepRetention } from './retention.ts';

const DAY_MS = 86_400_000;

/** How often anything else had its turn while something was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  work.then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await new Promise(setImmediate);
  return turns;
}

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
    const deletion = deleteExpired(deps, Date.now() + 31 * DAY_MS);
    // Each deletion holds the database of those who play meanwhile for one game only.
    expect(await turnsDuring(deletion)).toBeGreaterThanOrEqual(22);
    expect(await deletion).toBe(22);
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

  it('keeps everything for a week after a clock that leapt ahead, also over restarts, and believes it once it is put back', async () => {
    const app = await createTestApp(engine, { SESSION_RETENTION_DAYS: '365' });
    const teacher = await app.user('teacher');
    const set = await makeQuestionSet(app);
    const today = Date.now();
    const archive = async (daysAgo: number) => {
      const { id, path } = await startGame(app, teacher, set);
      await teacher.post(`${path}/archive`);
      const archived_at = new Date(today - daysAgo * DAY_MS).toISOString();
      await app.db.updateTable('voting_sessions').set({ archived_at }).where('id', '=', id).execute();
    };
    const leftAfter = async (days: number) => {
      await keepRetention(app.app.deps, today + days * DAY_MS);
      return (await app.db.selectFrom('voting_sessions').select('id').execute()).length;
    };
    await archive(10);
    await archive(364);
    expect(await leftAfter(0)).toBe(2);
    // Ten years ahead, looked at again after a restart and on the following days.
    for (const days of [0, 0.01, 1, 6.9]) expect(await leftAfter(3_650 + days)).toBe(2);
    expect(await leftAfter(2)).toBe(1);
    // Off over the summer: late by a week.
    expect(await leftAfter(400)).toBe(1);
    expect(await leftAfter(407)).toBe(0);
    await app.close();
  });
});
