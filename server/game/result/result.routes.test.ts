import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';

interface Score {
  _id: string;
  count: number | null;
  total: number | null;
}

describe.each(engines)('results on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine, { RESULTS_MIN_COUNT: '2' });

  const agreeing = (partyId: string, given: string[]) =>
    given.filter((opinion, at) => set.opinionOf(required(set.statements[at]), partyId) === opinion).length;

  it('count a student’s answers that agree with each party; skips never count', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_tempo', 'skip_questions'] });
    const student = app.student();
    const given = ['Akkoord', SKIP, 'Niet akkoord'];
    expect((await student.get(`result/session/${game.id}`)).status).toBe(404);
    for (const [at, statementId] of set.statements.entries()) {
      await giveAnswer(student, game, statementId, { opinion: given[at] });
      if (at < 2) expect(errorOf(await student.get(`result/session/${game.id}`))).toEqual([409, 'WRONG_STATE']);
    }
    const { body } = await student.get(`result/session/${game.id}`);
    expect(body.totalAnswers).toBe(2);
    expect(body.partyResults).toHaveLength(set.parties.length);
    for (const { _id, matchingAnswers } of body.partyResults) expect(matchingAnswers).toBe(agreeing(_id, given));
    const party = required(set.parties[1]);
    const comparison = await student.call('GET result/session/:sessionId/party/:partyId', {
      params: { sessionId: game.id, partyId: party },
    });
    expect(comparison.party._id).toBe(party);
    expect(comparison.statementComparisons.map(({ studentOpinion }) => studentOpinion?.opinion)).toEqual(given);
    expect((await student.get(`result/session/${game.id}/party/${game.id}`)).status).toBe(404);
  });

  it('are everybody’s own when two classes ask at once, and nobody’s for a student who never joined', async () => {
    const games = [await startGame(app, teacher, set), await startGame(app, teacher, set)];
    const players = games.flatMap((game, at) =>
      ['Akkoord', 'Neutraal', 'Niet akkoord', null].map((opinion) => ({ game, at, opinion, student: app.student() })),
    );
    for (const { game, opinion, student } of players) {
      if (opinion === null) await student.get(game.path);
      else await giveAnswer(student, game, first, { opinion });
    }
    for (const game of games) await teacher.post(`${game.path}/end`);
    const asked = players.map(async ({ game, student, opinion }) => {
      const { partyResults, totalAnswers } = await student.call('GET result/session/:sessionId', {
        params: { sessionId: game.id },
      });
      expect(totalAnswers).toBe(opinion === null ? 0 : 1);
      for (const { _id, matchingAnswers } of partyResults)
        expect(matchingAnswers).toBe(Number(set.opinionOf(first, _id) === opinion));
    });
    const strangers = games.map(async ({ id }) =>
      expect((await app.student().get(`result/session/${id}`)).status).toBe(404),
    );
    await Promise.all([...asked, ...strangers]);
  });

  it('of a debate count over everybody, and hide a count below the minimum', async () => {
    const game = await startGame(app, teacher, set);
    const students = Array.from({ length: 3 }, () => app.student());
    for (const [at, student] of students.entries())
      await giveAnswer(student, game, first, { opinion: at < 2 ? 'Akkoord' : 'Neutraal' });
    const { body } = await teacher.get(`result/session/${game.code}/group-results`);
    expect(body.totalParticipants).toBe(3);
    const shown = Object.fromEntries(
      body.partyScores.map(({ _id, count, total }: Score) => [set.parties.indexOf(_id), [count, total]]),
    );
    expect(shown).toEqual({ 0: [2, 3], 1: [null, 3], 2: [null, 3] });
    const { text } = await teacher.get(`result/overview/${game.id}/download`);
    expect(text, 'as a spreadsheet with semicolons writes numbers').toContain('"Akkoord";"2";"0";"66,67"');
    const french = await teacher.get(`result/overview/${game.id}/download?language=fr`);
    expect(french.text, 'with headings of the page').toContain('"n°";"affirmation";"réponse"');
    const english = await teacher.get(`result/overview/${game.id}/download?language=en`);
    expect(english.text).toContain('"Akkoord";"2";"0";"66.67"');
    expect((await teacher.get(`result/overview/${game.id}/download?language=xx`)).status).toBe(422);
  });

  it('are complete at the end, no matter who read them meanwhile', async () => {
    const game = await startGame(app, teacher, set);
    const path = `result/session/${game.code}/group-results`;
    for (const opinion of ['Akkoord', 'Akkoord', 'Neutraal', 'Akkoord', 'Neutraal']) {
      await giveAnswer(app.student(), game, first, { opinion });
      await teacher.get(path);
    }
    await teacher.post(`${game.path}/end`);
    const figures = ({ partyScores }: { partyScores: Score[] }) =>
      partyScores.map(({ _id, count, total }) => [set.parties.indexOf(_id), count, total]);
    const complete = [
      [0, 3, 5],
      [1, 2, 5],
      [2, null, 5],
    ];
    expect(figures((await teacher.get(path)).body)).toEqual(complete);
    await teacher.post(`${game.path}/archive`);
    expect(figures(await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } }))).toEqual(
      complete,
    );
  });

  it('of a party game count each party over those who played it', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    const [a = '', b = ''] = set.parties;
    for (const [partyId, opinion] of [
      [a, set.opinionOf(first, a)],
      [a, 'Niet akkoord'],
      [b, set.opinionOf(first, b)],
    ])
      await giveAnswer(app.student(), game, first, { opinion, partyId });
    const { body } = await teacher.get(`result/session/${game.code}/group-results/party`);
    expect(body.partyScores.map(({ _id, count, total }: Score) => [set.parties.indexOf(_id), count, total])).toEqual([
      [1, 1, 1],
      [0, 1, 2],
      [2, 0, 0],
    ]);
  });

  it('stay for those who took part and for the owner after the game is archived', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: '=1+1' });
    await teacher.post(`${game.path}/end`);
    await teacher.post(`${game.path}/archive`);
    expect((await student.call('GET result/session/:sessionId', { params: { sessionId: game.id } })).totalAnswers).toBe(
      1,
    );
    const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
    expect(overview.statements[0]?.options[0]).toMatchObject({ opinion: 'Akkoord', count: 1, comments: ['=1+1'] });
    const file = await teacher.get(`result/overview/${game.id}/download`);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${game.code}.csv"`);
    expect(file.text).toContain(`"'=1+1"`);
    const stranger = await app.user('super_admin');
    for (const path of ['', '/download'])
      expect((await stranger.get(`result/overview/${game.id}${path}`)).status).toBe(404);
    expect((await app.student().get(`result/session/${game.id}`)).status).toBe(404);
  });

  it('as a spreadsheet have the skips, in the reader’s language, and no argument that was removed', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments', 'skip_questions'] });
    const said = async (opinion: string, comment: string) =>
      (await giveAnswer(app.student(), game, first, { opinion, comment })).body._id;
    const insult = await said('Akkoord', 'een belediging');
    await said('Akkoord', 'blijft staan');
    await said(SKIP, '');
    await teacher.delete(`${game.path}/comment/${insult}`);
    const { text } = await teacher.get(`result/overview/${game.id}/download?language=nl-BE`);
    expect(text).toContain('"1";"Stelling 1";"Akkoord";"2";"0";"100";""');
    expect(text).toContain('"1";"Stelling 1";"Akkoord";"";"";"";"blijft staan"');
    expect(text).toContain('"1";"Stelling 1";"overgeslagen";"1";"";""');
    expect(text).not.toContain('belediging');
    expect(text).not.toContain(insult);
  });

  it('of a game that was archived before its end are nobody’s', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await student.get(game.path);
    await teacher.post(`${game.path}/archive`);
    expect(errorOf(await student.get(`result/session/${game.id}`))).toEqual([409, 'WRONG_STATE']);
  });
});
