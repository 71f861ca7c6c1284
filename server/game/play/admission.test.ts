import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

const FULL = [429, 'TOO_MANY_REQUESTS'];
const LOCKED = [409, 'LOCKED'];

describe.each(bothEngines)('joining on %s', async (engine) => {
  const { app, teacher, set, first: statement } = await openGameApp(engine, { PARTICIPANTS_MAX: '8' });
  const other = await openTestApp(engine, { PARTICIPANTS_MAX: '8' }, app);

  const answer = (student: Caller, game: { code: string; id: string; path: string }) =>
    giveAnswer(student, game, statement, { opinion: 'Akkoord' });
  const countOf = async (path: string) => (await teacher.get(`${path}/participants`)).body.count;

  it('ends where the session is full, also for those who come at once over two servers', async () => {
    const game = await startGame(app, teacher, set);
    const early = Array.from({ length: 5 }, () => app.student());
    for (const student of early) expect((await student.get(game.path)).status).toBe(200);
    const crowd = Array.from({ length: 24 }, (_, at) => (at % 2 ? app : other).student());
    const replies = await Promise.all(
      crowd.map((student, at) => (at % 3 ? student.get(game.path) : answer(student, game))),
    );
    const refused = replies.filter(({ status }) => status >= 400);
    expect(refused.map(errorOf)).toEqual(Array.from({ length: 21 }, () => FULL));
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(refused.map(() => '60'));
    expect(await countOf(game.path)).toBe(8);
    const stored = replies.filter(({ status }) => status === 201).length;
    expect(
      (await teacher.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
    ).toHaveLength(stored);
    for (const student of early) expect((await student.get(game.path)).status).toBe(200);
    for (const student of early) expect((await answer(student, game)).status).toBe(201);
    const another = await startGame(app, teacher, set);
    expect((await app.student().get(another.path)).status).toBe(200);
  });

  it('is counted for the operator where a full session refuses it', async () => {
    const count = async () =>
      Number(/^halfrond_students_refused_total (\d+)$/m.exec(await app.app.deps.metrics.text())?.[1]);
    const game = await startGame(app, teacher, set);
    for (let at = 0; at < 8; at++) expect((await app.student().get(game.path)).status).toBe(200);
    const before = await count();
    for (let at = 0; at < 2; at++) expect(errorOf(await app.student().get(game.path))).toEqual(FULL);
    expect((await count()) - before).toBe(2);
  });

  it('gives the place of a student who is gone to one other', async () => {
    const game = await startGame(app, teacher, set);
    for (let at = 0; at < 8; at++) expect((await app.student().get(game.path)).status).toBe(200);
    expect(errorOf(await app.student().get(game.path))).toEqual(FULL);
    const joined = app.db.selectFrom('participants').select('id').where('voting_session_id', '=', game.id);
    await app.db.deleteFrom('participants').where('id', '=', joined.limit(1)).execute();
    expect((await app.student().get(game.path)).status).toBe(200);
    expect(errorOf(await app.student().get(game.path))).toEqual(FULL);
  });

  it('is refused while the teacher has locked the session, for those who have not joined only', async () => {
    const game = await makeGame(app, teacher, set, { settings: ['own_tempo', 'show_party_arguments'] });
    const lock = (locked: unknown, person = teacher) => person.post(`${game.path}/lock`, { locked });
    const inside = app.student();
    expect((await inside.call('GET voting/session/:code', { params: { code: game.code } })).locked).toBe(false);
    for (let times = 0; times < 2; times++)
      expect(await lock(true)).toMatchObject({ status: 200, body: { _id: game.id, locked: true } });
    const stranger = app.student();
    expect(errorOf(await stranger.get(game.path))).toEqual(LOCKED);
    expect(await inside.call('GET voting/session/:code', { params: { code: game.code } })).toMatchObject({
      locked: true,
      state: 'draft',
    });
    await teacher.post(`${game.path}/start`);
    expect((await answer(inside, game)).status).toBe(201);
    expect(errorOf(await answer(stranger, game))).toEqual(LOCKED);
    expect(errorOf(await stranger.get(`${game.path}/statement/${statement}/party-opinions`))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await inside.get(`${game.path}/statement/${statement}/party-opinions`)).status).toBe(200);
    expect(await countOf(game.path)).toBe(1);
    expect((await lock(false)).body.locked).toBe(false);
    expect((await answer(stranger, game)).status).toBe(201);
    expect(await countOf(game.path)).toBe(2);
    for (const body of [{}, { locked: 'yes' }, { locked: null }, { locked: 1 }])
      expect((await teacher.post(`${game.path}/lock`, body)).body.fields).toHaveProperty('locked');
    expect(errorOf(await lock(true, await app.user('teacher')))).toEqual([403, 'FORBIDDEN']);
    await lock(true);
    await teacher.post(`${game.path}/end`);
    for (const locked of [true, false]) expect(errorOf(await lock(locked))).toEqual([409, 'WRONG_STATE']);
    expect((await stranger.get(game.path)).status).toBe(200);
    await teacher.post(`${game.path}/archive`);
    expect(errorOf(await lock(true))).toEqual([404, 'INVALID_CODE']);
  });

  it('lets nobody in once the lock is acknowledged, on either server', async () => {
    for (let round = 0; round < 5; round++) {
      const game = await startGame(app, teacher, set);
      const rush = Array.from({ length: 6 }, (_, at) => (at % 2 ? app : other).student().get(game.path));
      const locked = teacher.post(`${game.path}/lock`, { locked: true });
      await locked;
      const before = await Promise.all(rush);
      const after = await Promise.all(
        Array.from({ length: 6 }, (_, at) => answer((at % 2 ? app : other).student(), game)),
      );
      expect(after.map(errorOf)).toEqual(after.map(() => LOCKED));
      expect(await countOf(game.path)).toBe(before.filter(({ status }) => status === 200).length);
    }
  });
});

it('is limited per session and address, and counts only who is new', async () => {
  const { app, teacher, set } = await openGameApp('SQLite', { RATE_LIMITS: 'on', PARTICIPANTS_MAX: '1501' });
  const game = await startGame(app, teacher, set);
  const many = async (count: number) => {
    const replies = await Promise.all(Array.from({ length: count }, () => app.student().get(game.path)));
    return replies.filter(({ status }) => status === 200).length;
  };
  const early = app.student();
  await early.get(game.path);
  // Refused by the lock: these do not count.
  await teacher.post(`${game.path}/lock`, { locked: true });
  expect(await many(40)).toBe(0);
  await teacher.post(`${game.path}/lock`, { locked: false });
  // Nor do those of a class that keeps trying while the disk is full.
  await sql`create trigger full before insert on participants begin select raise(abort, 'database or disk is full'); end`.execute(
    app.db,
  );
  expect(await many(40)).toBe(0);
  await sql`drop trigger full`.execute(app.db);
  expect(await many(1_498)).toBe(1_498);
  const last = await giveAnswer(app.student(), game, required(set.statements[0]), { opinion: 'Akkoord' });
  expect(last.status).toBe(201);
  const refused = await app.student().get(game.path);
  expect(errorOf(refused)).toEqual(FULL);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await early.get(game.path)).status).toBe(200);
  expect((await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).count).toBe(
    1_500,
  );
  const another = await startGame(app, teacher, set);
  expect((await app.student().get(another.path)).status).toBe(200);
});
