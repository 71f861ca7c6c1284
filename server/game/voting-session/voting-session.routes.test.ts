import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillOpenGames, giveAnswer, makeGame, makeTemplate, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf, type Reply } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('a voting session on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  it('is a copy of its template', async () => {
    const templateId = await makeTemplate(app, teacher, set, { settings: ['own_arguments', 'own_tempo'] });
    const { body } = await teacher.post('config/game-template/voting-session', { gameTemplateId: templateId });
    await app.db.deleteFrom('game_templates').where('id', '=', templateId).execute();
    const read = await teacher.get(`voting/session/${body.code}`);
    expect(read.body).toMatchObject({
      state: 'draft',
      tempo: 'student',
      argumentsEnabled: true,
      currentStatement: null,
    });
    expect(read.body.statements.map((one: { _id: string }) => one._id)).toEqual(set.statements);
  });

  it('goes from draft over ongoing to results, and no other way', async () => {
    const game = await makeGame(app, teacher, set);
    const drive = async (what: string) => (await teacher.post(`${game.path}/${what}`)).status;
    expect(await drive('end')).toBe(409);
    expect(await drive(`statement/${first}`)).toBe(409);
    expect(await drive('start')).toBe(200);
    expect(await drive('start')).toBe(409);
    expect(await drive(`statement/${set.questionSetId}`)).toBe(404);
    expect(await drive(`statement/${second}`)).toBe(200);
    expect(await drive('end')).toBe(200);
    expect(await drive('end')).toBe(409);
    expect(await teacher.call('GET voting/session/:code', { params: { code: game.code } })).toMatchObject({
      state: 'results',
      currentStatement: null,
    });
  });

  it('stops working by its code once it is archived, and is found in the archive', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    expect((await teacher.post(`${game.path}/archive`)).status).toBe(204);
    for (const caller of [student, app.student(), teacher])
      expect(errorOf(await caller.get(game.path))).toEqual([404, 'INVALID_CODE']);
    expect(errorOf(await giveAnswer(student, game, first, { opinion: 'Akkoord' }))).toEqual([404, 'INVALID_CODE']);
    expect((await teacher.call('GET voting/session')).map((one) => one._id)).not.toContain(game.id);
    expect(await teacher.call('GET voting/archive')).toContainEqual(
      expect.objectContaining({ _id: game.id, participants: 1, statements: 3 }),
    );
  });

  it('is archived as a draft only, where another device may have started it', async () => {
    const game = await startGame(app, teacher, set);
    expect(errorOf(await teacher.post(`${game.path}/archive?state=draft`))).toEqual([409, 'WRONG_STATE']);
    expect((await teacher.get(game.path)).body.state).toBe('ongoing');
    expect((await teacher.post(`${game.path}/archive?state=nothing`)).status).toBe(422);
    const draft = await makeGame(app, teacher, set);
    expect((await teacher.post(`${draft.path}/archive?state=draft`)).status).toBe(204);
  });

  it('stands in no archive when nobody answered and it has no class: it was started by mistake', async () => {
    const unlabelled = { classLabel: '' };
    const waiting = await makeGame(app, teacher, set, unlabelled);
    const started = await startGame(app, teacher, set, unlabelled);
    const labelled = await makeGame(app, teacher, set);
    await app.student().get(started.path);
    for (const { path } of [waiting, started, labelled])
      expect((await teacher.post(`${path}/archive`)).status).toBe(204);
    const archived = (await teacher.get('voting/archive')).body.map((one: { _id: string }) => one._id);
    expect(archived).not.toContain(waiting.id);
    expect(archived).not.toContain(started.id);
    expect(archived).toContain(labelled.id);
  });

  it('comes back from a command with the answers to its statement only, and from a read with all', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    const statementsOf = ({ body }: Reply): string[] =>
      body.studentOpinions.map((one: { statementId: string }) => one.statementId);
    expect(statementsOf(await teacher.post(`${game.path}/statement/${second}`))).toEqual([]);
    await giveAnswer(student, game, second, { opinion: 'Akkoord' });
    expect(statementsOf(await teacher.post(`${game.path}/statement/${first}`))).toEqual([first]);
    expect(statementsOf(await teacher.post(`${game.path}/lock`, { locked: true }))).toEqual([first]);
    expect(statementsOf(await teacher.post(`${game.path}/end`))).toEqual([]);
    expect(statementsOf(await teacher.get(game.path)).sort()).toEqual([first, second].sort());
  });

  it('is one of at most 1,000 of its owner that are not archived', async () => {
    const full = await app.user('teacher');
    const game = await makeGame(app, full, set);
    const { id, path } = game;
    await fillOpenGames(app, game);
    const create = async (owner: Caller) => {
      const gameTemplateId = await makeTemplate(app, owner, set);
      return owner.post('config/game-template/voting-session', { gameTemplateId });
    };
    expect(errorOf(await create(full))).toEqual([409, 'WRONG_STATE']);
    expect((await create(await app.user('teacher'))).status).toBe(201);
    expect((await full.post(`${path}/archive`)).status).toBe(204);
    expect((await create(full)).status).toBe(201);
    expect(errorOf(await full.post(`voting/archive/${id}/again`))).toEqual([409, 'WRONG_STATE']);
  });

  it('is its owner’s alone', async () => {
    const game = await startGame(app, teacher, set);
    for (const other of [await app.user('teacher'), await app.user('super_admin')]) {
      for (const path of ['start', 'end', 'archive', `statement/${first}`])
        expect(errorOf(await other.post(`${game.path}/${path}`))).toEqual([403, 'FORBIDDEN']);
      for (const path of ['participants', 'progress'])
        expect(errorOf(await other.get(`${game.path}/${path}`))).toEqual([403, 'FORBIDDEN']);
      expect(errorOf(await other.get(game.path))).toEqual([403, 'FORBIDDEN']);
    }
    expect(errorOf(await app.student().post(`${game.path}/end`))).toEqual([401, 'UNAUTHENTICATED']);
    expect(errorOf(await app.nobody().get(game.path))).toEqual([400, 'MALFORMED']);
    expect(errorOf(await app.student('no-uuid').get(game.path))).toEqual([400, 'MALFORMED']);
  });

  it('is made once where the call is sent again because its reply was lost', async () => {
    const owner = await app.user('teacher');
    const gameTemplateId = await makeTemplate(app, owner, set);
    const create = (withId: string, by = owner) =>
      by.post('config/game-template/voting-session', { gameTemplateId, withId });
    const [withId, againId] = [randomUUID(), randomUUID()];
    const [made, ...repeated] = await Promise.all([1, 2].map(() => create(withId)));
    expect(made?.status).toBe(201);
    for (const { body } of [...repeated, await create(withId)]) expect(body).toEqual(made?.body);
    expect(await owner.call('GET voting/session')).toMatchObject([{ _id: withId, code: made?.body.code }]);

    const path = `voting/session/${made?.body.code}`;
    await owner.post(`${path}/start`);
    await app.student().post(`${path}/statement/${first}/opinion`, { opinion: 'Akkoord' });
    await owner.post(`${path}/archive`);
    const playAgain = (id: string) => owner.post(`voting/archive/${withId}/again?withId=${id}`);
    const [again, ...others] = await Promise.all([1, 2].map(() => playAgain(againId)));
    expect(again?.status).toBe(201);
    for (const { body } of [...others, await playAgain(againId)]) expect(body).toEqual(again?.body);
    expect(await owner.call('GET voting/session')).toMatchObject([{ _id: againId, code: again?.body.code }]);

    // An id of somebody else’s, or of a game that is over, makes nothing.
    expect((await playAgain(withId)).status).toBe(409);
    const stranger = await app.user('teacher');
    expect((await create(againId, stranger)).status).toBe(404);
    const own = await makeTemplate(app, stranger, set);
    const stolen = { gameTemplateId: own, withId: againId };
    expect((await stranger.post('config/game-template/voting-session', stolen)).status).toBe(409);
    expect(await owner.call('GET voting/session')).toHaveLength(1);
  });

  it('of the archive are deleted by their owner with what students answered, and no other', async () => {
    const student = app.student();
    const play = async () => {
      const game = await startGame(app, teacher, set);
      await giveAnswer(student, game, first, { opinion: 'Akkoord' });
      return game;
    };
    const [game, other] = [await play(), await play()];
    const path = `voting/archive/${game.id}`;
    expect(errorOf(await teacher.delete(path))).toEqual([409, 'WRONG_STATE']);
    for (const one of [game, other]) {
      await teacher.post(`${one.path}/end`);
      await teacher.post(`${one.path}/archive`);
    }
    expect((await (await app.user('super_admin')).delete(path)).status).toBe(404);
    expect((await teacher.delete(path)).status).toBe(204);
    expect((await teacher.delete(path)).status).toBe(404);
    const left = async (table: 'participants' | 'student_opinions') => {
      const rows = await app.db.selectFrom(table).select('voting_session_id').execute();
      return rows.map((row) => row.voting_session_id).filter((id) => id === game.id || id === other.id);
    };
    expect([await left('participants'), await left('student_opinions')]).toEqual([[other.id], [other.id]]);
    expect((await student.get(`result/session/${game.id}`)).status).toBe(404);
    expect((await student.get(`result/session/${other.id}`)).status).toBe(200);
  });

  it('of the archive are played again, with the class, and without the template', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_arguments', 'own_tempo'] });
    const path = `voting/archive/${game.id}/again`;
    expect((await teacher.post(path)).body.code).toBe('WRONG_STATE');
    await giveAnswer(app.student(), game, first, { opinion: 'Akkoord', partyId: set.parties[0] });
    await teacher.post(`${game.path}/end`);
    const before = (await teacher.get(game.path)).body;
    await teacher.post(`${game.path}/archive`);
    const archived = (await teacher.get('voting/archive')).body.find((one: { _id: string }) => one._id === game.id);
    expect(archived.classLabel).toBe('5A');
    expect((await (await app.user('super_admin')).post(path)).status).toBe(404);
    await app.db.deleteFrom('game_templates').where('owner_id', '=', required(teacher.userId)).execute();
    const again = await teacher.post(path);
    expect(again.status).toBe(201);
    expect(again.body.code).not.toBe(game.code);
    const session = (await teacher.get(`voting/session/${again.body.code}`)).body;
    expect(session).toEqual({
      ...before,
      resultView: 'parties',
      _id: session._id,
      code: again.body.code,
      state: 'draft',
      studentOpinions: [],
    });
    const { class_label } = await app.db
      .selectFrom('voting_sessions')
      .select('class_label')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow();
    expect(class_label).toBe('5A');
  });
});
