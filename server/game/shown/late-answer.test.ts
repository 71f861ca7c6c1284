// Two connections to one PostgreSQL; SQLite has one writer at a time.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { untilQueriesWait } from '#server/testing/lock-waits.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

it.runIf(bothEngines.includes('PostgreSQL'))(
  'an answer that was under way when the game ended is in its last snapshot, and no other one is',
  async () => {
    const { app, teacher, set, first: statementId } = await openGameApp('PostgreSQL');
    const game = await startGame(app, teacher, set);
    const students = Array.from({ length: 5 }, () => app.student());
    const say = (at: number, opinion: string) => giveAnswer(required(students[at]), game, statementId, { opinion });
    for (const at of students.keys()) {
      await required(students[at]).get(game.path);
      if (at < 4) await say(at, 'Akkoord');
    }
    const { late, ended } = await app.db.transaction().execute(async (trx) => {
      await sql`select id from participants for update`.execute(trx);
      const late = say(4, 'Neutraal');
      await untilQueriesWait(app.db, 1);
      const ended = teacher.post(`${game.path}/end`);
      await untilQueriesWait(app.db, 2);
      return { late, ended };
    });
    expect((await late).status).toBe(201);
    expect((await ended).status).toBe(200);
    const last = await teacher.call('POST voting/session/:code/statement/:statementId/shown', {
      params: { code: game.code, statementId },
    });
    expect(last.counts?.map(({ count }) => count)).toEqual([4, 1, 0]);
  },
);
