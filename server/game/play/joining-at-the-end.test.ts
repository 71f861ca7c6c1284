// A student who comes while the game ends either joins before the end or looks on after it.
import { describe, expect, it } from 'vitest';
import { loadByCode } from '#server/game/voting-session/load.ts';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { createAnswerCommit } from './answer-commit.ts';
import { answer, join } from './play.service.ts';

describe.each(bothEngines)('joining while a game ends, on %s', async (engine) => {
  const { app, teacher, set, first: statementId } = await openGameApp(engine);
  const other = await openTestApp(engine, {}, app);

  const countOf = async ({ path }: TestGame) => (await teacher.get(`${path}/participants`)).body.count;
  const end = ({ path }: TestGame) => teacher.post(`${path}/end`);

  /** A student who has read the game, and what they do next. */
  async function come(game: TestGame) {
    const { deps } = app.app;
    const commit = createAnswerCommit({ db: app.db, limits: deps.limits, fullGames: { refused: () => {} } });
    const call = { actor: { kind: 'anonymous' } as const, params: { code: game.code }, ip: '203.0.113.1' };
    const read = await loadByCode(deps, call);
    const caller = { clientKey: crypto.randomUUID(), address: call.ip };
    return {
      join: () => join(deps, commit, read, caller),
      answer: () =>
        answer(deps, commit, read, caller, statementId, {
          opinion: 'Akkoord',
          comment: '',
          partyId: null,
          round: null,
          version: null,
        }),
    };
  }

  it('is joining where it comes first', async () => {
    const game = await startGame(app, teacher, set);
    const [joining, answering] = [await come(game), await come(game)];
    expect(await joining.join()).toMatchObject({ isNew: true });
    expect(await answering.answer()).toMatchObject({ statementId });
    await end(game);
    expect(await countOf(game)).toBe(2);
    expect(await joining.join()).toMatchObject({ isNew: false });
  });

  it('is looking on where the end comes first, though the game was still going on when they read it', async () => {
    const game = await startGame(app, teacher, set);
    const [joining, answering] = [await come(game), await come(game)];
    await end(game);
    expect(await joining.join()).toBeNull();
    await expect(answering.answer()).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await countOf(game)).toBe(0);
  });

  it('lets nobody answer after the end who joined before it, in either tempo', async () => {
    for (const settings of [[], ['own_tempo']] satisfies GameSetting[][]) {
      const game = await startGame(app, teacher, set, { settings });
      const student = await come(game);
      await student.join();
      await end(game);
      await expect(student.answer()).rejects.toMatchObject({ code: 'WRONG_STATE' });
    }
  });

  it('is one of the two when all come at once over two servers', async () => {
    for (let round = 0; round < 5; round++) {
      const game = await startGame(app, teacher, set);
      const rush = Array.from({ length: 24 }, (_, at) => {
        const student = (at % 2 ? app : other).student();
        return at % 3 ? student.get(game.path) : giveAnswer(student, game, statementId, { opinion: 'Akkoord' });
      });
      await end(game);
      const counted = await countOf(game);
      const replies = await Promise.all(rush);
      expect(await countOf(game)).toBe(counted);
      for (const { status } of replies) expect([200, 201, 409]).toContain(status);
      const { body } = await teacher.get(game.path);
      expect(body.studentOpinions).toHaveLength(replies.filter(({ status }) => status === 201).length);
    }
  });
});
