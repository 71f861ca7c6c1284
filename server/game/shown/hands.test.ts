// Hands that were counted in the room: shown beside the answers, never counted as answers.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { HANDS_MAX } from '#shared/domain/limits.ts';

describe.each(bothEngines)('hands counted in the room on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  const put = ({ path }: TestGame, hands: unknown, statementId = first) =>
    teacher.put(`${path}/statement/${statementId}/hands`, { hands });
  const every = (...counts: number[]) => set.opinions.map((opinion, at) => ({ opinion, count: counts[at] ?? 0 }));
  const shown = async ({ code }: TestGame) => {
    const params = { code, statementId: first };
    const { counts } = await teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
    return counts?.map(({ count, hands }) => [count, hands]);
  };

  it('are a whole class where nobody has a device: shown, in the results, in the file, and in the archive', async () => {
    const game = await startGame(app, teacher, set);
    expect((await put(game, [{ opinion: 'Neutraal', count: 9 }])).body).toEqual({ hands: every(0, 9) });
    expect(await shown(game)).toEqual([
      [0, 0],
      [0, 9],
      [0, 0],
    ]);
    await teacher.post(`${game.path}/end`);
    const results = await teacher.call('GET result/session/:code/group-results', { params: { code: game.code } });
    expect(results).toMatchObject({ totalParticipants: 0, handsTotal: 9 });
    expect(results.partyScores.map(({ _id, count, total }) => [set.parties.indexOf(_id), count, total])).toEqual([
      [1, 9, 9],
      [0, 0, 9],
      [2, 0, 9],
    ]);
    await teacher.post(`${game.path}/archive`);
    expect((await teacher.call('GET voting/archive')).map(({ _id }) => _id)).toContain(game.id);
    const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
    expect(overview.statements[0]?.options.map(({ count, hands }) => [count, hands])).toEqual([
      [0, 0],
      [0, 9],
      [0, 0],
    ]);
    const { text } = await teacher.get(`result/overview/${game.id}/download?language=nl-BE`);
    expect(text).toContain('"1";"Stelling 1";"Neutraal";"0";"9";"100"');
  });

  it('are replaced when counted again, and those of the first round stay until the second is counted', async () => {
    const game = await startGame(app, teacher, set);
    await put(game, every(1, 2, 3));
    await put(game, every(4));
    const second = `${game.path}/statement/${first}/second-round`;
    expect((await teacher.post(second)).status).toBe(200);
    expect(await shown(game)).toEqual([
      [0, 4],
      [0, 0],
      [0, 0],
    ]);
    await put(game, []);
    expect((await shown(game))?.every(([, hands]) => hands === 0)).toBe(true);
    const rounds = await app.db
      .selectFrom('hands')
      .select(({ fn }) => ['round', fn.sum<number>('count').as('hands')])
      .where('voting_session_id', '=', game.id)
      .groupBy('round')
      .orderBy('round')
      .execute();
    expect(rounds.map(({ round, hands }) => [round, Number(hands)])).toEqual([
      [1, 4],
      [2, 0],
    ]);
  });

  it('tell a student nothing, and are nobody’s match', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    const before = await student.get(game.path);
    await put(game, every(7, 7, 7));
    expect((await student.get(game.path)).text).toBe(before.text);
    await teacher.post(`${game.path}/end`);
    expect((await student.get(`result/session/${game.id}`)).body.totalAnswers).toBe(1);
  });

  it.each([
    ['below 0', [{ opinion: 'Akkoord', count: -1 }], 'hands.0.count'],
    ['too many', [{ opinion: 'Akkoord', count: HANDS_MAX + 1 }], 'hands.0.count'],
    ['half a hand', [{ opinion: 'Akkoord', count: 0.5 }], 'hands.0.count'],
    ['an option that is gone', [{ opinion: 'Misschien', count: 1 }], 'hands.0.opinion'],
    ['an option twice', [...Array(2)].map(() => ({ opinion: 'Akkoord', count: 1 })), 'hands.1.opinion'],
    ['no list', 3, 'hands'],
  ])('are refused at the field: %s', async (_, hands, field) => {
    const game = await startGame(app, teacher, set);
    await put(game, every(5));
    const reply = await put(game, hands);
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, [field]]);
    expect((await shown(game))?.[0]).toEqual([0, 5]);
  });

  it('are of a debate that has begun', async () => {
    const party = await startGame(app, teacher, set, { type: 'party' });
    expect(errorOf(await put(party, every(1)))).toEqual([409, 'WRONG_STATE']);
  });
});
