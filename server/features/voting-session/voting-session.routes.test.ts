import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveAnswer,
  makeGame,
  makeQuestionSet,
  makeTemplate,
  startGame,
  type TestSet,
} from '#server/testing/factories.ts';
import { type Caller, createTestApp, type Reply, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('a voting session on %s', (engine) => {
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  let first = '';
  let second = '';

  beforeAll(async () => {
    app = await createTestApp(engine);
    teacher = await app.user('teacher');
    set = await makeQuestionSet(app);
    [first = '', second = ''] = set.statements;
  });
  afterAll(() => app.close());

  const errorOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

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
    expect((await teacher.get(game.path)).body).toMatchObject({ state: 'results', currentStatement: null });
  });

  it('stops working by its code once it is archived, and is found in the archive', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await student.get(game.path);
    expect((await teacher.post(`${game.path}/archive`)).status).toBe(204);
    for (const caller of [student, app.student(), teacher])
      expect(errorOf(await caller.get(game.path))).toEqual([404, 'INVALID_CODE']);
    expect(errorOf(await giveAnswer(student, game, first, { opinion: 'Akkoord' }))).toEqual([404, 'INVALID_CODE']);
    expect((await teacher.get('voting/session')).body.map((one: { _id: string }) => one._id)).not.toContain(game.id);
    expect((await teacher.get('voting/archive')).body).toContainEqual(
      expect.objectContaining({ _id: game.id, participants: 1, statements: 3 }),
    );
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

  it('of the archive are played again, with the class and whatever the template is now', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_arguments', 'own_tempo'] });
    const path = `voting/archive/${game.id}/again`;
    expect((await teacher.post(path)).body.code).toBe('WRONG_STATE');
    await teacher.post(`${game.path}/end`);
    const before = (await teacher.get(game.path)).body;
    await teacher.post(`${game.path}/archive`);
    const archived = (await teacher.get('voting/archive')).body.find((one: { _id: string }) => one._id === game.id);
    expect(archived.classLabel).toBe('5A');
    expect((await (await app.user('super_admin')).post(path)).status).toBe(404);
    await app.db
      .deleteFrom('game_templates')
      .where('owner_id', '=', teacher.userId ?? '')
      .execute();
    const again = await teacher.post(path);
    expect(again.status).toBe(201);
    expect(again.body.code).not.toBe(game.code);
    const session = (await teacher.get(`voting/session/${again.body.code}`)).body;
    expect(session).toEqual({
      ...before,
      _id: session._id,
      code: again.body.code,
      state: 'draft',
      studentOpinions: [],
    });
    await teacher.post(`voting/session/${again.body.code}/archive`);
    const labels = (await teacher.get('voting/archive')).body.map((one: { classLabel: string }) => one.classLabel);
    expect(labels.slice(0, 2)).toEqual(['5A', '5A']);
  });
});
