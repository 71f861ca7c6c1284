import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { loadByCode } from '#server/game/voting-session/load.ts';
import { giveAnswer, makeQuestionSet, startGame } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines, type Engine } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';
import { createAnswerCommit } from './answer-commit.ts';
import { join, toAdmit } from './play.service.ts';

/** Makes every answer conflict with another transaction, until the returned function is called. */
async function loseAnswers(db: Db, engine: Engine): Promise<() => Promise<unknown>> {
  if (engine === 'SQLite') {
    await sql`create trigger lose before insert on student_opinions begin select raise(abort, 'UNIQUE constraint failed'); end`.execute(
      db,
    );
    return () => sql`drop trigger lose`.execute(db);
  }
  await sql`create function lose() returns trigger language plpgsql as $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(
    db,
  );
  await sql`create trigger lose before insert on student_opinions for each row execute function lose()`.execute(db);
  return () => sql`drop trigger lose on student_opinions`.execute(db);
}

describe.each(bothEngines)('an answer on %s', async (engine) => {
  const app = await openTestApp(engine);

  it('that loses every try to others is to be sent again, and then stored', async () => {
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user(), set);
    const student = app.student();
    const send = () => giveAnswer(student, game, required(set.statements[0]), { opinion: 'Akkoord' });
    const win = await loseAnswers(app.db, engine);
    const lost = await send();
    expect(errorOf(lost)).toEqual([503, 'UNAVAILABLE']);
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    await win();
    expect((await send()).status).toBe(201);
  });

  it('that comes together with an earlier one of the same student replaces it', async () => {
    const set = await makeQuestionSet(app);
    const game = await startGame(app, await app.user(), set);
    const { deps } = app.app;
    const call = { params: { code: game.code }, ip: '203.0.113.1' };
    const loaded = await loadByCode(deps, call);
    const caller = { clientKey: randomUUID(), address: call.ip };
    const commit = createAnswerCommit({ db: app.db, limits: deps.limits, fullGames: { refused: () => {} } });
    await join(deps, commit, loaded, caller);
    const given = {
      kind: 'answer',
      ...toAdmit(deps, loaded, caller),
      statementId: required(set.statements[0]),
      comment: '',
      commentState: 'shown',
      commentHash: null,
      publicId: null,
      partyId: null,
      state: loaded.row.state,
      currentStatementId: loaded.row.current_statement_id,
      ownVersion: null,
      round: 1,
    } as const;
    // Otherwise they belong to two batches on a machine that is busy for 5 ms between them.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const stored = await Promise.all(
      ['Akkoord', 'Neutraal'].map((opinion) => commit.add({ ...given, id: randomUUID(), opinion })),
    );
    expect(commit.batches).toBe(2);
    expect(stored).toMatchObject([{ answer: { opinion: 'Neutraal' } }, { answer: { opinion: 'Neutraal' } }]);
  });
});
