// A teacher plays a game alone, with invented students: it works like any other, and is deleted completely.
import { describe, expect, it } from 'vitest';
import { fillOpenGames, giveAnswer, makeGame, makeTemplate, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

const TABLES = ['voting_sessions', 'participants', 'student_opinions', 'published_figures'] as const;

describe.each(engines)('a try-out on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  const makeTryOut = async (owner = teacher) => {
    const gameTemplateId = await makeTemplate(app, owner, set, { settings: ['own_arguments'] });
    const body = { gameTemplateId, tryOut: true };
    const { code } = await owner.call('POST config/game-template/voting-session', { body });
    const { _id: id } = await owner.call('GET voting/session/:code', { params: { code } });
    return { code, id, path: `voting/session/${code}` };
  };
  const countRows = () =>
    Promise.all(TABLES.map(async (table) => (await app.db.selectFrom(table).selectAll().execute()).length));
  /** Played to its results by six students. */
  const playTryOut = async (owner = teacher) => {
    const game = await makeTryOut(owner);
    await owner.post(`${game.path}/start`);
    for (let at = 0; at < 6; at++)
      await giveAnswer(app.student(), game, first, { opinion: 'Akkoord', comment: `Verzonnen ${at}` });
    await owner.post(`${game.path}/statement/${first}/shown`);
    await owner.post(`${game.path}/end`);
    return game;
  };

  it('says what it is to its owner, and to nobody else', async () => {
    const game = await makeTryOut();
    expect((await teacher.get(game.path)).body.tryOut).toBe(true);
    expect((await app.student().get(game.path)).body).not.toHaveProperty('tryOut');
    const real = await startGame(app, teacher, set);
    expect((await teacher.get(real.path)).body.tryOut).toBe(false);
  });

  it('stands in no list, no figure and no export, also when it was played to the end', async () => {
    const [alone, admin] = [await app.user('teacher'), await app.user('admin')];
    const reads = async () => ({
      open: await alone.call('GET voting/session'),
      archive: await alone.call('GET voting/archive'),
      account: (await alone.get('account/download')).body.votingSessions,
      figures: await admin.call('GET result/statistics/figures'),
      files: (await admin.get('result/statistics')).text + (await admin.get('result/statistics/extended')).text,
    });
    const before = await reads();
    const game = await playTryOut(alone);
    expect(await reads()).toEqual(before);
    expect((await alone.get(`result/overview/${game.id}`)).status).toBe(200);
    expect((await alone.get(`result/overview/${game.id}/download`)).status).toBe(200);
    expect(errorOf(await alone.post(`voting/archive/${game.id}/again`))).toEqual([409, 'WRONG_STATE']);
  });

  it('is deleted with everything in it when it is archived', async () => {
    const before = await countRows();
    const owner = await app.user('teacher');
    const game = await playTryOut(owner);
    expect((await owner.post(`${game.path}/archive`)).status).toBe(204);
    expect(await countRows()).toEqual(before);
    expect(errorOf(await owner.get(`result/overview/${game.id}`))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await app.student().get(game.path))).toEqual([404, 'INVALID_CODE']);
  });

  it('takes the place of an earlier one of the same teacher, and of nobody else’s', async () => {
    const other = await app.user('teacher');
    const [theirs, earlier] = [await makeTryOut(other), await playTryOut()];
    const later = await makeTryOut();
    const status = async (caller: Caller, { path }: { path: string }) => (await caller.get(path)).status;
    expect([await status(other, theirs), await status(teacher, earlier), await status(teacher, later)]).toEqual([
      200, 404, 200,
    ]);
  });

  it('is read by its owner alone, as long as there is one', async () => {
    const [owner, other] = [await app.user('teacher'), await app.user('teacher')];
    const game = await makeTryOut(owner);
    expect(await owner.call('GET voting/try-out')).toMatchObject({ _id: game.id, code: game.code, state: 'draft' });
    expect(errorOf(await other.get('voting/try-out'))).toEqual([404, 'NOT_FOUND']);
    await owner.post(`${game.path}/archive`);
    expect(errorOf(await owner.get('voting/try-out'))).toEqual([404, 'NOT_FOUND']);
  });

  it('exists once per teacher, also if several are created at once', async () => {
    const owner = await app.user('teacher');
    const gameTemplateId = await makeTemplate(app, owner, set);
    const body = { gameTemplateId, tryOut: true };
    const made = await Promise.all(
      Array.from({ length: 4 }, () => owner.post('config/game-template/voting-session', body)),
    );
    expect(made.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const left = await app.db
      .selectFrom('voting_sessions')
      .select('code')
      .where('owner_id', '=', required(owner.userId));
    expect(await left.execute()).toHaveLength(1);
  });

  it('is made beside as many open games as a teacher may have, and only of one’s own template', async () => {
    const owner = await app.user('teacher');
    const gameTemplateId = await makeTemplate(app, owner, set);
    const make = (tryOut: boolean, caller = owner) =>
      caller.post('config/game-template/voting-session', { gameTemplateId, tryOut });
    await make(true);
    await fillOpenGames(app, await makeGame(app, owner, set));
    expect((await make(false)).status).toBe(409);
    expect((await make(true)).status).toBe(201);
    expect(errorOf(await make(true, teacher))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await make(true, app.student()))).toEqual([401, 'UNAUTHENTICATED']);
  });
});
