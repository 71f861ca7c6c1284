import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removeParticipant } from '#server/data/game/participants.ts';
import { removeVotingSession } from '#server/data/game/voting-sessions.ts';
import { keepFigures, storeFigures } from '#server/data/office/statistics.ts';
import type { Db } from '#server/db/client.ts';
import { giveAnswer, makeQuestionSet, startGame, type TestGame } from '#server/testing/factories.ts';
import { untilQueriesWait } from '#server/testing/lock-waits.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import type { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

const ROUNDS = 40;
const oneOf = <T>(list: readonly T[]): T => required(list[randomInt(list.length)]);

interface Played {
  game: TestGame;
  students: Caller[];
  isArchived: boolean;
}

describe.each(bothEngines)('figures of archived games, counted once, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine, {}, { statements: 2 });
  const admin = await app.user('admin');

  const files = async (): Promise<string[]> =>
    Promise.all(
      ['result/statistics/figures', 'result/statistics', 'result/statistics/extended'].map(
        async (path) => (await admin.get(path)).text,
      ),
    );
  const kept = () => app.db.selectFrom('session_figures').selectAll().orderBy('voting_session_id').execute();
  /** The files as they are when nothing is stored. */
  async function countedAnew(): Promise<string[]> {
    const rows = await kept();
    await app.db.deleteFrom('session_figures').execute();
    const anew = await files();
    if (rows.length > 0) await app.db.insertInto('session_figures').values(rows).execute();
    return anew;
  }

  async function play(students: number): Promise<Played> {
    const settings = ['own_tempo', 'skip_questions'] as const;
    const game = await startGame(app, teacher, set, { settings: [...settings] });
    const callers = Array.from({ length: students }, () => app.student());
    for (const student of callers) {
      if (randomInt(5) === 0) await student.get(game.path);
      else
        for (const statement of set.statements)
          await giveAnswer(student, game, statement, { opinion: oneOf([...set.opinions, SKIP]) });
    }
    return { game, students: callers, isArchived: false };
  }
  const forget = (game: TestGame, student: Caller) => student.delete(`result/session/${game.id}/mine`);

  it('are those of counting anew, whatever is played, archived, forgotten and deleted', async () => {
    const played: Played[] = [];
    const acts: (() => Promise<unknown>)[] = [
      async () => played.push(await play(randomInt(4, 8))),
      async () => {
        const { game } = oneOf(played);
        await teacher.post(`${game.path}/end`);
      },
      async () => {
        const one = oneOf(played);
        if (!one.isArchived) await teacher.post(`${one.game.path}/archive`);
        one.isArchived = true;
      },
      async () => {
        const { game, students } = oneOf(played);
        const student = students.pop();
        if (student) expect((await forget(game, student)).status).toBe(204);
      },
      () => keepFigures(app.db),
      async () => {
        if (played.length < 4) return;
        const [one] = played.splice(randomInt(played.length), 1);
        await removeVotingSession(app.db, required(one).game.id);
      },
    ];
    await required(acts[0])();
    for (let round = 0; round < ROUNDS; round++) {
      await oneOf(acts)();
      expect(await files()).toEqual(await countedAnew());
    }
    await Promise.all(
      played.filter(({ isArchived }) => !isArchived).map(({ game }) => teacher.post(`${game.path}/archive`)),
    );
    await keepFigures(app.db);
    expect(await kept()).toHaveLength(played.length);
    expect(await files()).toEqual(await countedAnew());
    for (const { game } of played) await removeVotingSession(app.db, game.id);
    expect(await kept()).toEqual([]);
  }, 60_000);

  it('are of archived games only, and counted once', async () => {
    const [open, archived] = [await play(3), await play(3)];
    await teacher.post(`${open.game.path}/end`);
    await teacher.post(`${archived.game.path}/archive`);
    expect(await keepFigures(app.db)).toBe(1);
    expect((await kept()).map(({ voting_session_id }) => voting_session_id)).toEqual([archived.game.id]);
    expect(await keepFigures(app.db)).toBe(0);
  });

  it('are thrown away in the moment in which a student forgets', async () => {
    const { game, students } = await play(3);
    await teacher.post(`${game.path}/archive`);
    await keepFigures(app.db);
    await forget(game, required(students[0]));
    const ids = (await kept()).map(({ voting_session_id }) => voting_session_id);
    expect(ids).not.toContain(game.id);
    expect(await keepFigures(app.db)).toBe(1);
  });

  /** An archived game of three students. */
  async function playArchived(): Promise<string> {
    const { game } = await play(3);
    await teacher.post(`${game.path}/archive`);
    return game.id;
  }
  const forgetOne = async (db: Db, id: string): Promise<void> => {
    const students = db.selectFrom('participants').select('client_key').where('voting_session_id', '=', id);
    const { client_key } = await students.limit(1).executeTakeFirstOrThrow();
    await removeParticipant(db, id, client_key);
  };
  const keptOf = async (id: string) => (await kept()).find(({ voting_session_id }) => voting_session_id === id);
  /** On SQLite who comes second waits for the connection. */
  const waits = async () => engine === 'PostgreSQL' && (await untilQueriesWait(app.db, 1));

  it('leave out who is being forgotten while they are counted', async () => {
    const id = await playArchived();
    let keeping = Promise.resolve(0);
    await app.db.transaction().execute(async (trx) => {
      await forgetOne(trx, id);
      keeping = keepFigures(app.db);
      await waits();
    });
    await keeping;
    expect((await keptOf(id))?.participants).toBe(2);
  });

  it('are thrown away where a student forgets while they are being stored', async () => {
    const id = await playArchived();
    let forgetting = Promise.resolve();
    await app.db.transaction().execute(async (trx) => {
      await storeFigures(trx, [id]);
      forgetting = forgetOne(app.db, id);
      await waits();
    });
    await forgetting;
    expect(await keptOf(id)).toBeUndefined();
  });

  it('count options whose texts are names of a language’s own', async () => {
    const strange = await makeQuestionSet(app, { statements: 1 });
    const names = ['constructor', '__proto__', 'toString'];
    const options = await app.db
      .selectFrom('question_set_options')
      .select('id')
      .where('question_set_id', '=', strange.questionSetId)
      .orderBy('position')
      .execute();
    for (const [at, { id }] of options.entries()) {
      const opinion = required(names[at]);
      await app.db.updateTable('question_set_options').set({ opinion }).where('id', '=', id).execute();
    }
    const game = await startGame(app, teacher, strange);
    for (let at = 0; at < 5; at++)
      await giveAnswer(app.student(), game, required(strange.statements[0]), { opinion: '__proto__' });
    await teacher.post(`${game.path}/archive`);
    const counted = await files();
    expect(counted[2]).toMatch(/Stelling 1,constructor,0\r\n.*,__proto__,5\r\n.*,toString,0\r\n$/);
    await keepFigures(app.db);
    expect(await files()).toEqual(counted);
  });
});
