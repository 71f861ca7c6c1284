import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, makeGame, startGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { ProjectorState } from '#shared/contract/projector.ts';
import { PAIRING_SECONDS, PROJECTORS_MAX } from '#shared/domain/limits.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { required } from '#testing/required.ts';

const GONE = [401, 'UNAUTHENTICATED'];

describe.each(engines)('a projector without a login, on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  const codeOf = async (projector: Caller): Promise<string> =>
    required((await projector.call('GET projector')).pairingCode);
  const pair = (owner: Caller, { path }: TestGame, pairingCode: string) =>
    owner.post(`${path}/projectors`, { pairingCode });
  const show = (game: TestGame, view: LiveView) => teacher.post(`${game.path}/view`, { view });
  const read = async (projector: Caller): Promise<NonNullable<ProjectorState['game']>> => {
    const { game } = await projector.call('GET projector');
    if (game === null) throw new Error('it shows no game');
    return game;
  };
  const shownOn = async (projector: Caller) => (await read(projector)).shown;

  it('waits with six digits until its teacher types them, once', async () => {
    const game = await makeGame(app, teacher, set);
    const projector = await app.projector();
    const code = await codeOf(projector);
    expect(code).toMatch(/^\d{6}$/);
    expect(await codeOf(projector)).toBe(code);
    expect(errorOf(await projector.get('projector/parties'))).toEqual([409, 'WRONG_STATE']);
    expect((await pair(teacher, game, code)).status).toBe(201);
    expect(await projector.call('GET projector')).toMatchObject({ pairingCode: null, game: { code: game.code } });
    expect((await pair(teacher, game, code)).body.fields).toEqual({ pairingCode: 'UNKNOWN' });
  });

  it('is nobody by the six digits, and stores no token', async () => {
    const { token } = await app.nobody().call('POST projectors');
    expect(JSON.stringify(await app.db.selectFrom('projectors').selectAll().execute())).not.toContain(token);
    const reply = await app.app.http.inject({
      url: '/api/projector',
      headers: { 'projector-token': await codeOf(await app.projector()) },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('belongs to one of two teachers who type its digits at once, and to nobody else’s game', async () => {
    const other = await app.user('teacher');
    const [mine, theirs] = [await makeGame(app, teacher, set), await makeGame(app, other, set)];
    const projector = await app.projector();
    const code = await codeOf(projector);
    expect(errorOf(await pair(other, mine, code))).toEqual([403, 'FORBIDDEN']);
    const replies = await Promise.all([pair(teacher, mine, code), pair(other, theirs, code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('has digits that work for two minutes', async () => {
    const game = await makeGame(app, teacher, set);
    const projector = await app.projector();
    const code = await codeOf(projector);
    moveClock(PAIRING_SECONDS * 1_000 + 1);
    expect((await pair(teacher, game, code)).status).toBe(422);
    expect(errorOf(await projector.get('projector'))).toEqual(GONE);
    moveClock(600_000);
    await app.projector();
    expect(await app.db.selectFrom('projectors').selectAll().where('code', '=', code).execute()).toEqual([]);
  });

  it('is paired by six digits and nothing else', async () => {
    const game = await makeGame(app, teacher, set);
    for (const typed of ['', '12345', '1234567', '12 456', 'abcdef'])
      expect((await pair(teacher, game, typed)).body.fields).toEqual({ pairingCode: expect.any(String) });
  });

  it('is one of ten at most', async () => {
    const game = await makeGame(app, teacher, set);
    for (let at = 0; at < PROJECTORS_MAX; at++) await app.pairedProjector(teacher, game.code);
    expect(errorOf(await pair(teacher, game, await codeOf(await app.projector())))).toEqual([409, 'WRONG_STATE']);
  });

  it('shows its game until one of both takes it away, the game ends in the archive, or it is deleted', async () => {
    const ways: ((projector: Caller, game: TestGame, id: string) => Promise<unknown>)[] = [
      (projector) => projector.delete('projector'),
      (_, game, id) => teacher.delete(`${game.path}/projectors/${id}`),
      (_, game) => teacher.post(`${game.path}/archive`),
      (_, game) => app.db.deleteFrom('voting_sessions').where('id', '=', game.id).execute(),
    ];
    for (const end of ways) {
      const game = await startGame(app, teacher, set);
      const projector = await app.pairedProjector(teacher, game.code);
      const [paired] = await teacher.call('GET voting/session/:code/projectors', { params: { code: game.code } });
      await teacher.post(`${game.path}/end`);
      expect((await read(projector)).state).toBe('results');
      await end(projector, game, required(paired?._id));
      expect(errorOf(await projector.get('projector'))).toEqual(GONE);
      expect(
        await app.db.selectFrom('projectors').selectAll().where('voting_session_id', '=', game.id).execute(),
      ).toEqual([]);
    }
  });

  it('keeps its game where a read of that fails', async () => {
    const game = await startGame(app, teacher, set);
    const projector = await app.pairedProjector(teacher, game.code);
    // Reading the game needs this table; finding out who calls does not.
    await sql`alter table second_rounds rename to second_rounds_away`.execute(app.db);
    try {
      expect(errorOf(await projector.get('projector'))).toEqual([500, 'INTERNAL']);
    } finally {
      await sql`alter table second_rounds_away rename to second_rounds`.execute(app.db);
    }
    expect((await read(projector)).code).toBe(game.code);
  });

  it('keeps its game if archiving that fails', async () => {
    const game = await startGame(app, teacher, set);
    const projector = await app.pairedProjector(teacher, game.code);
    await sql`alter table projectors rename to projectors_away`.execute(app.db);
    try {
      expect(errorOf(await teacher.post(`${game.path}/archive`))).toEqual([500, 'INTERNAL']);
    } finally {
      await sql`alter table projectors_away rename to projectors`.execute(app.db);
    }
    expect((await read(projector)).code).toBe(game.code);
    expect((await teacher.post(`${game.path}/archive`)).status).toBe(204);
  });

  it('is removed by its own teacher only, and a second removal changes nothing', async () => {
    const [game, other] = [await makeGame(app, teacher, set), await makeGame(app, teacher, set)];
    const projector = await app.pairedProjector(teacher, game.code);
    const [paired] = await teacher.call('GET voting/session/:code/projectors', { params: { code: game.code } });
    expect((await teacher.delete(`${other.path}/projectors/${paired?._id}`)).status).toBe(204);
    expect((await projector.get('projector')).status).toBe(200);
    for (let at = 0; at < 2; at++)
      expect((await teacher.delete(`${game.path}/projectors/${paired?._id}`)).status).toBe(204);
  });

  it('that is unknown costs no check of every login when it is removed', async () => {
    const game = await makeGame(app, teacher, set);
    await app.pairedProjector(teacher, game.code);
    const [paired] = await teacher.call('GET voting/session/:code/projectors', { params: { code: game.code } });
    const check = vi.spyOn(app.app.deps.socketLogins, 'check');
    for (const id of [randomUUID(), randomUUID()])
      expect((await teacher.delete(`${game.path}/projectors/${id}`)).status).toBe(204);
    expect(check).not.toHaveBeenCalled();
    expect((await teacher.delete(`${game.path}/projectors/${paired?._id}`)).status).toBe(204);
    expect(check).toHaveBeenCalledOnce();
    check.mockRestore();
  });

  it('reads nothing else, neither of its own game nor of another', async () => {
    const game = await startGame(app, teacher, set);
    const projector = await app.pairedProjector(teacher, game.code);
    for (const path of [
      game.path,
      `${game.path}/participants`,
      `${game.path}/statement/${first}/shown`,
      `${game.path}/parties`,
      `result/overview/${game.id}`,
      'voting/session',
    ])
      expect([400, 401]).toContain((await projector.get(path)).status);
    expect((await giveAnswer(projector, game, first, { opinion: 'Akkoord' })).status).toBe(400);
  });

  it('shows how many joined and answered, and the snapshots that its teacher takes', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const projector = await app.pairedProjector(teacher, game.code);
    const students = Array.from({ length: 5 }, () => app.student());
    for (const student of students) await student.get(game.path);
    const answer = (student: Caller | undefined) =>
      student && giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'daarom' });
    for (const student of students.slice(0, 3)) await answer(student);
    expect(await read(projector)).toMatchObject({ students: 5, current: { _id: first, number: 1, answered: 3 } });
    await show(game, 'statement-results');
    expect(errorOf(await projector.post('projector/shown'))).toEqual([404, 'NOT_FOUND']);
    expect(await shownOn(projector)).toMatchObject({ takenAt: null, counts: null, pending: 3, mayUpdate: true });
    await teacher.post(`${game.path}/statement/${first}/shown`);
    expect(await shownOn(projector)).toMatchObject({ answered: 3, pending: 0, arguments: [] });
    await show(game, 'group-arguments');
    expect((await shownOn(projector))?.arguments).toHaveLength(3);
  });

  it('shows the parties while the teacher does, and the results at the end', async () => {
    const game = await startGame(app, teacher, set);
    const projector = await app.pairedProjector(teacher, game.code);
    expect(errorOf(await projector.get('projector/parties'))).toEqual([409, 'WRONG_STATE']);
    await show(game, 'party-arguments');
    const { parties, opinions, perspective } = await projector.call('GET projector/parties');
    expect([parties.length, opinions.length, perspective]).toEqual([3, 3, null]);
    await teacher.post(`${game.path}/end`);
    await teacher.post(`${game.path}/view`, { resultView: 'parties' });
    const { results, current, shown } = await read(projector);
    expect([current, shown]).toEqual([null, null]);
    const own = await teacher.call('GET result/session/:code/group-results', { params: { code: game.code } });
    expect(results).toEqual(own);
  });

  it('shows the page of the results that the teacher chose, and never has the arguments, which nobody could open there', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_arguments'] });
    const projector = await app.pairedProjector(teacher, game.code);
    const body = { opinion: 'Akkoord', partyId: set.parties[0], comment: 'omdat' };
    await giveAnswer(app.student(), game, first, body);
    await teacher.post(`${game.path}/view`, { resultView: 'furthest' });
    expect(errorOf(await projector.get('projector/overview'))).toEqual([409, 'WRONG_STATE']);
    await teacher.post(`${game.path}/end`);
    expect(await read(projector)).toMatchObject({ live: { resultView: 'learned' }, results: null });
    await teacher.post(`${game.path}/view`, { resultView: 'parties' });
    expect(await read(projector)).toMatchObject({ live: { resultView: 'parties' }, results: { totalParticipants: 1 } });
    expect(errorOf(await projector.get('projector/overview'))).toEqual([409, 'WRONG_STATE']);
    const { _id, ...own } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
    const statements = own.statements.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, comments: [] })),
    }));
    expect(JSON.stringify(own)).toContain('omdat');
    for (const resultView of ['known', 'furthest', 'overview'] as const) {
      expect((await teacher.post(`${game.path}/view`, { resultView })).body).toMatchObject({ resultView });
      expect(await read(projector)).toMatchObject({ live: { resultView }, results: null });
      expect(await projector.call('GET projector/overview')).toEqual({ ...own, statements });
    }
  });

  it('shows a party game as counts, and how far everybody is at their own pace', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_arguments'] });
    const projector = await app.pairedProjector(teacher, game.code);
    const [partyId] = set.parties;
    await giveAnswer(app.student(), game, first, { opinion: 'Akkoord', partyId, comment: 'omdat' });
    await show(game, 'statement-results');
    const { played, shown } = await read(projector);
    expect([played, shown]).toEqual([
      {
        counts: set.opinions.map((opinion) => ({ opinion, count: opinion === 'Akkoord' ? 1 : 0 })),
        skipped: 0,
        arguments: [],
        parties: [],
      },
      null,
    ]);
    await show(game, 'group-arguments');
    expect((await read(projector)).played).toMatchObject({ arguments: [{ comment: 'omdat', partyId }] });
    await show(game, 'party-arguments');
    expect((await projector.call('GET projector/parties')).perspective).toMatchObject({ statementId: first });

    const own = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    const besides = await app.pairedProjector(teacher, own.code);
    const [fast, slow] = [app.student(), app.student()];
    for (const statementId of set.statements) await giveAnswer(fast, own, statementId, { opinion: 'Akkoord' });
    await giveAnswer(slow, own, first, { opinion: 'Akkoord' });
    const { progress } = await read(besides);
    expect(progress).toMatchObject({ finished: 1, entries: [{ answers: 2 }, { answers: 1 }, { answers: 1 }] });
  });
});
