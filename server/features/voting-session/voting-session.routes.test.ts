import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveAnswer,
  makeGame,
  makeQuestionSet,
  makeTemplate,
  startGame,
  type TestSet,
} from '#server/testing/factories.ts';
import { type Caller, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SKIP_QUESTION } from '#shared/domain/limits.ts';

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

  const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

  it('keeps what its template was', async () => {
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

  it('is joined by a student’s first read, once, and never by its owner', async () => {
    const game = await makeGame(app, teacher, set);
    const student = app.student();
    await Promise.all([student.get(game.path), student.get(game.path), app.student().get(game.path)]);
    await student.get(game.path.toLowerCase());
    await teacher.get(game.path);
    expect((await teacher.get(`${game.path}/participants`)).body).toEqual({ count: 2 });
  });

  it('gives everybody their own: a student their answers, the owner all of them under pseudonyms', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const [an, bo] = [app.student(), app.student()];
    await giveAnswer(an, game, first, { opinion: 'Akkoord', comment: ' omdat ' });
    await giveAnswer(bo, game, first, { opinion: 'Neutraal' });
    const own = (await an.get(game.path)).body.studentOpinions;
    expect(own).toMatchObject([{ opinion: 'Akkoord', comment: 'omdat', statementId: first }]);
    const all = await teacher.get(game.path);
    expect(all.body.studentOpinions.map((one: { opinion: string }) => one.opinion)).toEqual(['Akkoord', 'Neutraal']);
    expect(new Set(all.body.studentOpinions.map((one: { studentId: string }) => one.studentId)).size).toBe(2);
    expect(all.text).not.toContain(an.clientId);
  });

  it('takes an answer to the current statement only, and the last one sent counts', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    expect(refusal(await giveAnswer(student, game, second, { opinion: 'Akkoord' }))).toEqual([409, 'WRONG_STATE']);
    await Promise.all(Array.from({ length: 5 }, () => giveAnswer(student, game, first, { opinion: 'Akkoord' })));
    await giveAnswer(student, game, first, { opinion: 'Neutraal' });
    expect((await student.get(game.path)).body.studentOpinions).toMatchObject([{ opinion: 'Neutraal' }]);
    expect(
      (await teacher.get(`${game.path}/progress`)).body.map((one: { nrOfAnswers: number }) => one.nrOfAnswers),
    ).toEqual([1, 0, 0]);
    await teacher.post(`${game.path}/statement/${second}`);
    expect(refusal(await giveAnswer(student, game, first, { opinion: 'Akkoord' }))).toEqual([409, 'WRONG_STATE']);
    expect((await giveAnswer(student, game, second, { opinion: 'Akkoord' })).status).toBe(201);
  });

  it('names what is wrong with an answer', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const fields = async (body: object) => (await giveAnswer(student, game, first, body)).body.fields;
    expect(await fields({})).toEqual({ opinion: 'REQUIRED' });
    expect(await fields({ opinion: 'Misschien' })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: 'AKKOORD' })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: SKIP_QUESTION })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: 'Akkoord', comment: 'x'.repeat(301) })).toEqual({ comment: 'TOO_LONG' });
    expect((await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: '😀'.repeat(300) })).status).toBe(
      201,
    );
    expect((await student.get(game.path)).body.studentOpinions).toHaveLength(1);
  });

  it('fixes the party of a party game by the first answer', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    const student = app.student();
    const [a, b] = set.parties;
    const play = (statementId: string, partyId?: string) =>
      giveAnswer(student, game, statementId, { opinion: 'Akkoord', partyId });
    expect((await play(first)).body.fields).toEqual({ partyId: 'REQUIRED' });
    expect((await play(first, set.questionSetId)).body.fields).toEqual({ partyId: 'UNKNOWN' });
    expect((await play(first, a)).body).toMatchObject({ partyId: a });
    expect(refusal(await play(second, b))).toEqual([409, 'WRONG_STATE']);
    expect((await play(second, a)).status).toBe(201);
  });

  it('takes one of two parties that a student begins with at once, and never both', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    const student = app.student();
    const sent = set.parties
      .slice(0, 2)
      .map((partyId) => giveAnswer(student, game, first, { opinion: 'Akkoord', partyId }));
    const replies = await Promise.all(sent);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = (await student.get(game.path)).body.studentOpinions;
    expect(kept).toMatchObject([{ partyId: replies.find(({ status }) => status === 201)?.body.partyId }]);
  });

  it('keeps what a student sends from spoiling what others send at the same moment', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const comments = ['half \ud83d', '\u2028 "quoted" \\', '{"0":null}', 'gewoon'];
    const answers = comments.map((comment) => giveAnswer(app.student(), game, first, { opinion: 'Akkoord', comment }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    const kept: { comment: string }[] = (await teacher.get(game.path)).body.studentOpinions;
    expect(kept.map(({ comment }) => comment).sort()).toEqual(
      comments.map((comment) => comment.trim().toWellFormed()).sort(),
    );
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
      expect(refusal(await caller.get(game.path))).toEqual([404, 'INVALID_CODE']);
    expect(refusal(await giveAnswer(student, game, first, { opinion: 'Akkoord' }))).toEqual([404, 'INVALID_CODE']);
    expect((await teacher.get('voting/session')).body.map((one: { _id: string }) => one._id)).not.toContain(game.id);
    expect((await teacher.get('voting/archive')).body).toContainEqual(
      expect.objectContaining({ _id: game.id, participants: 1, statements: 3 }),
    );
  });

  it('is its owner’s alone', async () => {
    const game = await startGame(app, teacher, set);
    for (const other of [await app.user('teacher'), await app.user('super_admin')]) {
      for (const path of ['start', 'end', 'archive', `statement/${first}`])
        expect(refusal(await other.post(`${game.path}/${path}`))).toEqual([403, 'FORBIDDEN']);
      for (const path of ['participants', 'progress'])
        expect(refusal(await other.get(`${game.path}/${path}`))).toEqual([403, 'FORBIDDEN']);
      expect(refusal(await other.get(game.path))).toEqual([403, 'FORBIDDEN']);
    }
    expect(refusal(await app.student().post(`${game.path}/end`))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusal(await app.nobody().get(game.path))).toEqual([400, 'MALFORMED']);
    expect(refusal(await app.student('no-uuid').get(game.path))).toEqual([400, 'MALFORMED']);
  });

  it('loses an argument that the teacher takes away, but not the opinion', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const other = await startGame(app, teacher, set);
    expect((await teacher.delete(`${other.path}/comment/${body._id}`)).status).toBe(404);
    expect((await teacher.delete(`${game.path}/comment/${body._id}`)).status).toBe(204);
    expect((await student.get(game.path)).body.studentOpinions).toMatchObject([{ opinion: 'Akkoord', comment: '' }]);
  });

  it('hides an argument for its teacher alone, refused as taking it away is, and stores nothing', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const stranger = await app.user('teacher');
    const other = await startGame(app, teacher, set);
    const hide = (caller: Caller, where: string, commentId: string, given: object = { hidden: 'ja' }) =>
      caller.post(`${where}/comment/${commentId}/hidden`, given);
    const paths = [
      [student, game.path, body._id],
      [stranger, game.path, body._id],
      [stranger, 'voting/session/ZZZZZZ', body._id],
      [teacher, other.path, body._id],
      [teacher, game.path, first],
      [teacher, game.path, 'geen-id'],
    ] as const;
    for (const [caller, where, commentId] of paths)
      expect(refusal(await hide(caller, where, commentId))).toEqual(
        refusal(await caller.delete(`${where}/comment/${commentId}`)),
      );
    expect((await hide(teacher, game.path, body._id)).body.fields).toEqual({ hidden: 'INVALID_VALUE', by: 'REQUIRED' });
    const given = { hidden: true, by: randomUUID() };
    expect((await hide(teacher, game.path, body._id, given)).status).toBe(204);
    for (const reader of [student, teacher])
      expect((await reader.get(game.path)).body.studentOpinions).toMatchObject([{ comment: 'weg ermee' }]);
  });

  it('shows what the parties think after one’s own answer, where the game shows that', async () => {
    const game = await startGame(app, teacher, set, { settings: ['show_party_arguments'] });
    const student = app.student();
    const path = `${game.path}/statement/${first}/party-opinions`;
    expect(refusal(await student.get(path))).toEqual([403, 'FORBIDDEN']);
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    const held = (await student.get(path)).body;
    expect(held).toHaveLength(3);
    for (const one of held) expect(one.opinion).toBe(set.opinionOf(first, one.partyId));
    expect((await teacher.get(path)).body).toEqual(held);
  });
});
