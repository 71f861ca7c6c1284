import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, fieldsOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(bothEngines)('parties by lot on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  type Game = Awaited<ReturnType<typeof startGame>>;
  const start = () =>
    startGame(app, teacher, set, { type: 'party', settings: ['own_tempo', 'parties_by_lot', 'skip_questions'] });
  const dealtTo = async (student: Caller, game: Game) => (await student.get(game.path)).body.dealtParty;
  const spreadOf = (dealt: readonly string[]) => {
    const counts = set.parties.map((id) => dealt.filter((one) => one === id).length);
    return Math.max(...counts) - Math.min(...counts);
  };

  it('are dealt evenly to all who join, also at once, and stay', async () => {
    const game = await start();
    const students = Array.from({ length: 10 }, () => app.student());
    const dealt = await Promise.all(students.map((student) => dealtTo(student, game)));
    expect(dealt.every((id) => set.parties.includes(id))).toBe(true);
    expect(spreadOf(dealt)).toBe(1);
    expect(await Promise.all(students.map((student) => dealtTo(student, game)))).toEqual(dealt);
    expect(await dealtTo(teacher, game), 'the owner plays none').toBeNull();
  });

  it('are told to nobody else, and nothing is dealt where students choose', async () => {
    const game = await start();
    const [one, other] = [app.student(), app.student()];
    const [mine, theirs] = [await dealtTo(one, game), await dealtTo(other, game)];
    expect(mine).not.toBe(theirs);
    const { text } = await one.get(game.path);
    expect(text).not.toContain(theirs);
    expect((await teacher.get(game.path)).text).not.toContain(mine);
    const chosen = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    expect((await app.student().get(chosen.path)).body).toMatchObject({ partiesByLot: false, dealtParty: null });
  });

  it('are what an answer is for, of a newcomer as well', async () => {
    const game = await start();
    const student = app.student();
    const given = await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    const dealt = await dealtTo(student, game);
    expect([given.status, given.body.partyId]).toEqual([201, dealt]);
    const other = set.parties.find((id) => id !== dealt);
    expect((await giveAnswer(student, game, second, { opinion: 'Akkoord', partyId: other })).body.code).toBe(
      'WRONG_STATE',
    );
    const named = await giveAnswer(student, game, second, { opinion: 'Akkoord', partyId: dealt });
    expect([named.status, named.body.partyId]).toEqual([201, dealt]);
    for (const partyId of [game.id, 'x']) {
      const refused = await giveAnswer(app.student(), game, first, { opinion: 'Akkoord', partyId });
      expect(fieldsOf(refused)).toEqual([422, { partyId: 'UNKNOWN' }]);
    }
  });

  it('are dealt again once, before the first answer, and freed by a student who has their answers deleted', async () => {
    const game = await start();
    const again = (student: Caller) => student.post(`${game.path}/another-party`);
    expect((await again(app.student())).status).toBe(404);
    const students = [app.student(), app.student(), app.student()];
    const dealt: string[] = [];
    for (const student of students) dealt.push(await dealtTo(student, game));
    const [redrawn, answered, leaving] = students;
    const { status, body } = (await redrawn?.post(`${game.path}/another-party`)) ?? {};
    expect(status).toBe(200);
    expect(body.dealtParty).not.toBe(dealt[0]);
    expect(redrawn && (await dealtTo(redrawn, game))).toBe(body.dealtParty);
    const saysOf = async (student: Caller | undefined) => (await student?.get(game.path))?.body.hasRedrawn;
    expect([await saysOf(redrawn), await saysOf(answered)], 'each of themselves, also after a reload').toEqual([
      true,
      false,
    ]);
    expect(redrawn && (await again(redrawn)).body.code).toBe('WRONG_STATE');
    if (answered) await giveAnswer(answered, game, first, { opinion: '__skipquestion__' });
    expect(answered && (await again(answered)).body.code).toBe('WRONG_STATE');
    await leaving?.delete(`result/session/${game.id}/mine`);
    const rest = [body.dealtParty, required(dealt[1])];
    const newcomers: string[] = [];
    for (let at = 0; at < 2; at++) newcomers.push(await dealtTo(app.student(), game));
    const free = set.parties.filter((id) => !rest.includes(id));
    expect(free.every((id) => newcomers.includes(id))).toBe(true);
    await teacher.post(`${game.path}/end`);
    expect((await again(app.student())).status).toBe(404);
    expect((await app.student().get(game.path)).body.dealtParty, 'a student who only looks on').toBeNull();
  });
});
