// The sum of the ballots of several classes: what counts, once, and when it is told.
import { describe, expect, it } from 'vitest';
import { startGame, type TestGame } from '#server/testing/factories.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SCHOOL_DAYS } from '#shared/domain/limits.ts';
import { required } from '#testing/required.ts';

const WRONG = [409, 'WRONG_STATE'];
const DAY_MS = 86_400_000;

describe.each(engines)('a school’s count on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);
  const [a, b] = set.parties.map(required);

  const make = async (owner = teacher) => owner.call('POST school_counts', { body: { name: ' Atheneum ' } });
  /** A class that voted: so many for each of two parties, and blank. */
  const classOf = async (owner: Caller, counts: readonly number[], parties = set.parties) => {
    const game = await startGame(app, owner, { ...set, parties }, { settings: ['ballot'] });
    await owner.post(`${game.path}/ballot`, { open: true });
    for (const [at, count] of counts.entries())
      for (let vote = 0; vote < count; vote++)
        await app.student().post(`${game.path}/vote`, { round: 1, party: [a, b, null][at] });
    await owner.post(`${game.path}/ballot`, { open: false });
    return game;
  };
  const add = (owner: Caller, { path }: TestGame, schoolCode: string, round = 1) =>
    owner.post(`${path}/ballot/count`, { schoolCode, round });
  const read = (schoolCode: string, who = teacher) =>
    who.call('GET school_counts/:schoolCode', { params: { schoolCode } });

  it('takes a closed round of a game once', async () => {
    const { code, name } = await make();
    expect(name).toBe('Atheneum');
    const game = await classOf(teacher, [3, 2, 1]);
    expect(errorOf(await add(teacher, game, code, 2))).toEqual(WRONG);
    expect(fieldsOf(await add(teacher, game, 'ZZZZZZ'))).toEqual([422, { schoolCode: 'UNKNOWN' }]);
    const replies = await Promise.all([1, 2, 3].map(() => add(teacher, game, code)));
    expect(replies.map(({ body }) => body)).toEqual(Array(3).fill({ classes: 1, votes: 6 }));
    expect(await read(code)).toMatchObject({ classes: 1, votes: 6, blank: null, results: null });
  });

  it('takes games with the parties of the first one only', async () => {
    const { code } = await make();
    await add(teacher, await classOf(teacher, [3, 2]), code);
    expect(errorOf(await add(teacher, await classOf(teacher, [5], [required(a)]), code))).toEqual(WRONG);
  });

  it('is told from three classes and forty votes on, moves by two classes, and at its end', async () => {
    const { code } = await make();
    const seats = async () => (await read(code)).results?.map(({ party, votes }) => [party, votes]) ?? null;
    const seen = [];
    for (const counts of [[10, 8], [8, 4], [6, 4], [0, 5], [5, 0], [5]]) {
      await add(teacher, await classOf(teacher, counts), code);
      seen.push(await seats());
    }
    const three = [
      [a, 24],
      [b, 16],
    ];
    const five = [
      [a, 29],
      [b, 21],
    ];
    const nobody = set.parties.slice(2).map((party) => [party, 0]);
    const of = (some: unknown[]) => [...some, ...nobody];
    expect(seen.slice(0, 4)).toEqual([null, null, of(three), of(three)]);
    expect(seen.slice(4)).toEqual([of(five), of(five)]);
    const { results } = await read(code);
    expect(results?.reduce((sum, party) => sum + party.seats, 0)).toBe(100);
    moveClock(SCHOOL_DAYS * DAY_MS + 1_000);
    const later = await app.user('teacher');
    expect((await read(code, later)).results?.slice(0, 2).map(({ votes }) => votes)).toEqual([34, 21]);
  });

  it('names no class, teacher or game, and is its maker’s to delete', async () => {
    const { _id, code } = await make();
    const colleague = await app.user('teacher');
    const game = await classOf(colleague, [3, 2]);
    await add(colleague, game, code);
    const texts = [await colleague.get('school_counts'), await teacher.get(`school_counts/${code}`)];
    expect(texts.some(({ text }) => text.includes(game.code) || text.includes(game.id))).toBe(false);
    expect((await colleague.call('GET school_counts')).map((count) => count._id)).toEqual([_id]);
    expect(errorOf(await colleague.delete(`school_counts/${_id}`))).toEqual([404, 'NOT_FOUND']);
    expect((await teacher.delete(`school_counts/${_id}`)).status).toBe(204);
    expect(errorOf(await teacher.get(`school_counts/${code}`))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await (await app.visitor()).post('school_counts', { name: 'x' }))).toEqual([403, 'FORBIDDEN']);
  });
});
