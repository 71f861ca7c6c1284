import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';

describe.each(engines)('how firm a match is, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine, {}, { statements: 6, parties: 2 });

  type Game = Awaited<ReturnType<typeof startGame>>;
  const start = (type: 'debate' | 'party' = 'debate') =>
    startGame(app, teacher, set, { type, settings: ['own_tempo', 'skip_questions'] });
  /** Answers as the first party does, and as the second one on the last `others` statements. */
  const play = async (game: Game, others: number, extra: object = {}) => {
    const student = app.student();
    const [first = '', second = ''] = set.parties;
    for (const [at, statementId] of set.statements.entries()) {
      const party = at < set.statements.length - others ? first : second;
      await giveAnswer(student, game, statementId, { opinion: set.opinionOf(statementId, party), ...extra });
    }
    return student;
  };

  it('is told to a student whose results are there, for their last answers', async () => {
    const game = await start();
    const student = await play(game, 0);
    const path = `result/session/${game.id}/robustness`;
    const [first = '', second = ''] = set.parties;
    expect((await student.get(path)).body).toEqual({ kind: 'firm', leaders: [first], same: [], decisive: [] });
    const [one = '', two = '', three = ''] = set.statements;
    for (const statementId of [one, two, three])
      await giveAnswer(student, game, statementId, { opinion: set.opinionOf(statementId, second) });
    const tie = (await student.get(path)).body;
    expect([tie.kind, tie.leaders]).toEqual(['tie', [first, second]]);
    for (const statementId of [one, two]) await giveAnswer(student, game, statementId, { opinion: SKIP });
    expect((await student.get(path)).body).toMatchObject({ kind: 'few', leaders: [first], decisive: [] });
    expect((await app.student().get(path)).status).toBe(404);
    const early = app.student();
    await giveAnswer(early, game, one, { opinion: 'Akkoord' });
    expect((await early.get(path)).body.code).toBe('WRONG_STATE');
  });

  it('is not asked in a party game', async () => {
    const game = await start('party');
    const student = await play(game, 0, { partyId: set.parties[0] });
    expect((await student.get(`result/session/${game.id}`)).status).toBe(200);
    expect((await student.get(`result/session/${game.id}/robustness`)).body.code).toBe('WRONG_STATE');
  });

  it('of a class is a number at the end, unless it points at one or two of them', async () => {
    const game = await start();
    for (let at = 0; at < 7; at++) await play(game, at < 3 ? 3 : 0);
    const group = async () => (await teacher.get(`result/session/${game.code}/group-results`)).body.robustness;
    expect(await group(), 'answers may still change').toBeNull();
    await teacher.post(`${game.path}/end`);
    expect(await group()).toEqual({ students: 7, changeable: 3 });
    expect((await teacher.get(`result/overview/${game.id}`)).body.robustness).toEqual({ students: 7, changeable: 3 });
    const other = await start();
    for (let at = 0; at < 7; at++) await play(other, at < 2 ? 3 : 0);
    await teacher.post(`${other.path}/end`);
    const reply = await teacher.get(`result/session/${other.code}/group-results`);
    expect(reply.body.robustness).toEqual({ students: 7, changeable: null });
    for (const statementId of set.statements)
      expect(reply.text, 'no statement, as it would tell which answer wavers').not.toContain(statementId);
  });
});
