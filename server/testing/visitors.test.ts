// A visitor tries a game out with invented students: it works like any other, and is deleted with all they made.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { endVisitors } from '#server/features/auth/visitors.job.ts';
import { VISITOR_MINUTES, VISITOR_PARTICIPANTS_MAX } from '#shared/domain/limits.ts';
import { giveAnswer, makeQuestionSet, makeTemplate, startGame } from './factories.ts';
import { openGameApp, openTestApp } from './open-app.ts';
import { type Caller, createTestApp, errorOf } from './test-app.ts';
import { engines } from './test-database.ts';

const MAKE = 'config/game-template/voting-session';
const MINUTE = 60_000;

describe.each(engines)('a visitor on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine, {}, { statements: 5, parties: 6 });

  const tryOut = async (visitor: Caller, body: object = {}) => {
    const made = await visitor.post(MAKE, { tryOut: true, type: 'debate', questionSet: set.questionSetId, ...body });
    expect(made.status, made.text).toBe(201);
    const path = `voting/session/${made.body.code}`;
    return { code: made.body.code as string, path, id: (await visitor.get(path)).body._id as string };
  };
  const started = async (visitor: Caller, body: object = {}) => {
    const game = await tryOut(visitor, body);
    await visitor.post(`${game.path}/start`);
    return game;
  };
  const partiesOf = async (visitor: Caller, path: string): Promise<string[]> =>
    (await visitor.get(`${path}/parties`)).body.map(({ name }: { name: string }) => name);

  it('plays the first three statements of a set: a debate with all of its parties, a party game with four', async () => {
    const visitor = await app.visitor();
    const debate = await tryOut(visitor);
    const read = (await visitor.get(debate.path)).body;
    expect(read).toMatchObject({ type: 'debate', tempo: 'teacher', argumentsEnabled: true, skipQuestions: false });
    expect(read.statements.map(({ _id }: { _id: string }) => _id)).toEqual(set.statements.slice(0, 3));
    expect(await partiesOf(visitor, debate.path)).toHaveLength(6);
    const party = await tryOut(visitor, { type: 'party' });
    expect((await visitor.get(party.path)).body).toMatchObject({ type: 'party', argumentsEnabled: false });
    expect(await partiesOf(visitor, party.path)).toEqual(['Partij 1', 'Partij 2', 'Partij 3', 'Partij 4']);
  });

  it('plays the set that was published first where they name none', async () => {
    const other = await openTestApp(engine);
    const visitor = await other.visitor();
    expect(errorOf(await visitor.post(MAKE, { tryOut: true, type: 'debate' }))).toEqual([409, 'WRONG_STATE']);
    const [later, earlier] = [await makeQuestionSet(other), await makeQuestionSet(other)];
    const publishedAt = (id: string, updated_at: string) =>
      other.db.updateTable('question_sets').set({ updated_at }).where('id', '=', id).execute();
    await publishedAt(later.questionSetId, '2026-02-02T00:00:00.000Z');
    await publishedAt(earlier.questionSetId, '2026-01-01T00:00:00.000Z');
    const { body } = await visitor.post(MAKE, { tryOut: true, type: 'debate' });
    const { statements } = (await visitor.get(`voting/session/${body.code}`)).body;
    expect(statements[0]._id).toBe(earlier.statements[0]);
  });

  it.each([
    ['nothing', {}, '403 FORBIDDEN undefined'],
    ['a game that is no try-out', { type: 'debate' }, '403 FORBIDDEN undefined'],
    ['no type', { tryOut: true }, '422 INVALID {"type":"REQUIRED"}'],
    ['another type', { tryOut: true, type: 'quiz' }, '422 INVALID {"type":"INVALID_VALUE"}'],
    [
      'an unknown set',
      { tryOut: true, type: 'debate', questionSet: randomUUID() },
      '422 INVALID {"questionSet":"UNKNOWN"}',
    ],
    [
      'a set that is no id',
      { tryOut: true, type: 'party', questionSet: 'first' },
      '422 INVALID {"questionSet":"UNKNOWN"}',
    ],
    ['a set that is null', { tryOut: true, type: 'party', questionSet: null }, '422 INVALID {"questionSet":"UNKNOWN"}'],
    [
      'a set that no database could look up',
      { tryOut: true, type: 'party', questionSet: '\0' },
      '422 INVALID {"questionSet":"UNKNOWN"}',
    ],
  ])('makes nothing of %s, and keeps the game that there is', async (_, body, error) => {
    const visitor = await app.visitor();
    const kept = await tryOut(visitor);
    const reply = await visitor.post(MAKE, body);
    expect(`${reply.status} ${reply.body.code} ${JSON.stringify(reply.body.fields)}`).toBe(error);
    expect((await visitor.get(kept.path)).status).toBe(200);
  });

  it('makes nothing of a teacher’s template or of a set that is not published; a teacher needs a template', async () => {
    const visitor = await app.visitor();
    const gameTemplateId = await makeTemplate(app, teacher, set);
    const body = { tryOut: true, type: 'debate' };
    expect(errorOf(await visitor.post(MAKE, { ...body, gameTemplateId }))).toEqual([403, 'FORBIDDEN']);
    const draft = await makeQuestionSet(app);
    await app.db.updateTable('question_sets').set({ published: 0 }).where('id', '=', draft.questionSetId).execute();
    const refused = await visitor.post(MAKE, { ...body, questionSet: draft.questionSetId });
    expect(refused.body.fields).toEqual({ questionSet: 'UNKNOWN' });
    expect((await teacher.post(MAKE, body)).body.fields).toEqual({ gameTemplateId: 'REQUIRED' });
  });

  it('has one game: the next takes its place, however many are made at once', async () => {
    const visitor = await app.visitor();
    const first = await tryOut(visitor);
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        visitor.post(MAKE, { tryOut: true, type: 'party', questionSet: set.questionSetId }),
      ),
    );
    expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const codes = [first.code, ...all.flatMap(({ body }) => body.code)];
    const there = await Promise.all(codes.map((code) => app.student().get(`voting/session/${code}`)));
    expect(there.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has room for twelve; who forgets makes room', async () => {
    const visitor = await app.visitor();
    const game = await started(visitor);
    const students = Array.from({ length: VISITOR_PARTICIPANTS_MAX }, () => app.student());
    for (const student of students) expect((await student.get(game.path)).status).toBe(200);
    const late = app.student();
    const refused = await giveAnswer(late, game, first, { opinion: 'Akkoord' });
    expect(errorOf(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await students[0]?.delete(`result/session/${game.id}/mine`);
    expect((await late.get(game.path)).status).toBe(200);
    const real = await startGame(app, teacher, set);
    for (let at = 0; at <= VISITOR_PARTICIPANTS_MAX; at++)
      expect((await app.student().get(real.path)).status).toBe(200);
  });

  it('is in no list, also of users, and leads to its overview and file', async () => {
    const chief = await app.user('super_admin');
    const reads = async () => ({
      users: (await chief.get('config/user/')).body,
      open: (await chief.get('voting/session')).body,
      figures: (await chief.get('result/statistics/figures')).body,
      system: (await chief.get('system')).body.sessions.open,
    });
    const before = await reads();
    const visitor = await app.visitor();
    const game = await started(visitor);
    for (let at = 0; at < 5; at++) await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
    await visitor.post(`${game.path}/end`);
    expect(await reads()).toEqual(before);
    expect((await visitor.get(`result/overview/${game.id}`)).body.totalParticipants).toBe(5);
    expect((await visitor.get(`result/overview/${game.id}/download`)).status).toBe(200);
  });

  it('is a student of others’ games, with a client-id', async () => {
    const game = await startGame(app, teacher, set);
    const { token } = await app.visitor();
    const read = (headers: Record<string, string>) =>
      app.app.http.inject({ url: `/api/${game.path}`, headers: { authorization: `Bearer ${token}`, ...headers } });
    expect((await read({})).statusCode).toBe(403);
    expect((await read({ 'client-id': randomUUID() })).statusCode).toBe(200);
    expect(errorOf(await (await app.visitor()).post(`${game.path}/end`))).toEqual([403, 'FORBIDDEN']);
  });

  it('leaves nothing when their time is over, and those who listen hear it', async () => {
    const [early, late] = [await app.visitor(), await app.visitor()];
    const [over, kept] = [await started(early), await started(late)];
    const student = app.student();
    await giveAnswer(student, over, first, { opinion: 'Akkoord', comment: 'Verzonnen' });
    const { body } = await early.get(over.path);
    const rows = () =>
      app.db.selectFrom('student_opinions').select('id').where('voting_session_id', '=', body._id).execute();
    expect(await rows()).toHaveLength(1);
    const age = VISITOR_MINUTES * MINUTE;
    const owner = app.db.selectFrom('voting_sessions').select('owner_id').where('id', '=', over.id);
    const created_at = new Date(Date.now() - age - 1).toISOString();
    await app.db.updateTable('users').set({ created_at }).where('id', '=', owner).execute();
    const told = vi.spyOn(app.app.deps.publisher, 'toEverybody');
    await endVisitors(app.app.deps, Date.now());
    expect(told.mock.calls).toEqual([[over.code, { type: 'archived' }]]);
    expect(await rows()).toEqual([]);
    expect(errorOf(await student.get(over.path))).toEqual([404, 'INVALID_CODE']);
    expect(errorOf(await student.get(`result/session/${over.id}`))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await early.get(`${over.path}/progress`))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await late.get(kept.path)).status).toBe(200);
    await endVisitors({ ...app.app.deps, config: { ...app.app.deps.config, visitors: false } }, Date.now() + 1);
    expect(errorOf(await late.get(`${kept.path}/progress`))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is refused where the installation has none, and after twenty in an hour', async () => {
    const [off, limited] = [
      await createTestApp(engine, { VISITORS: 'off' }),
      await createTestApp(engine, { RATE_LIMITS: 'on' }),
    ];
    try {
      expect(errorOf(await off.nobody().post('auth/visitor'))).toEqual([403, 'FORBIDDEN']);
      const tokens = [];
      for (let at = 0; at < 21; at++) tokens.push(await limited.nobody().post('auth/visitor'));
      expect(tokens.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(tokens.at(-1)?.status).toBe(429);
    } finally {
      await Promise.all([off.close(), limited.close()]);
    }
  });
});
