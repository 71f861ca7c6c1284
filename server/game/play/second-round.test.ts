// Voting again after the discussion: which answer counts, and that only its student reads the first one.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf, type Reply } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';

const [A, B, C] = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;

describe.each(bothEngines)('a second round on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  const start = () => startGame(app, teacher, set, { settings: ['own_arguments', 'skip_questions'] });
  const open = (game: TestGame, statementId = first) =>
    teacher.post(`${game.path}/statement/${statementId}/second-round`);
  const own = async (who: Caller, game: TestGame) => {
    const [found] = (await who.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions;
    return found && [found.opinion, found.comment, found.round, found.firstOpinion];
  };
  const roundsOf = ({ body }: Reply) => body.statements.map(({ round }: { round: number }) => round);
  const shownOf = ({ code }: TestGame) =>
    teacher.call('POST voting/session/:code/statement/:statementId/shown', { params: { code, statementId: first } });
  const overviewOf = (game: TestGame) =>
    teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });

  it('is opened once, for the current statement, and stays open', async () => {
    const game = await start();
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: A });
    expect(errorOf(await open(game, second))).toEqual([409, 'WRONG_STATE']);
    expect(errorOf(await open(game, set.questionSetId))).toEqual([404, 'NOT_FOUND']);
    await teacher.post(`${game.path}/view`, { view: 'statement-results', clock: { seconds: 30 } });
    const opened = await open(game);
    expect(roundsOf(opened)).toEqual([2, 1, 1]);
    expect(opened.body).toMatchObject({ view: 'question', clock: null });
    await giveAnswer(student, game, first, { opinion: B });
    expect(
      (await teacher.call('GET voting/session/:code/progress', { params: { code: game.code } }))[0]?.nrOfAnswers,
    ).toBe(1);
    expect(roundsOf(await open(game))).toEqual([2, 1, 1]);
    expect(await own(student, game)).toEqual([B, '', 2, A]);
    await teacher.post(`${game.path}/statement/${second}`);
    await teacher.post(`${game.path}/statement/${first}`);
    expect(roundsOf(await student.get(game.path))).toEqual([2, 1, 1]);
    await teacher.post(`${game.path}/end`);
    expect(errorOf(await open(game))).toEqual([409, 'WRONG_STATE']);
    expect(await own(student, game)).toEqual([B, '', 2, A]);
    const tempo = await startGame(app, teacher, set, { settings: ['own_tempo'] });
    const party = await startGame(app, teacher, set, { type: 'party' });
    for (const other of [tempo, party]) expect(errorOf(await open(other))).toEqual([409, 'WRONG_STATE']);
  });

  it('tells each student their own first answer, and their teacher none', async () => {
    const game = await start();
    const [voter, late] = [app.student(), app.student()];
    const sent = await giveAnswer(voter, game, first, { opinion: A, comment: 'omdat' });
    expect(sent.body).toMatchObject({ round: 1, firstOpinion: null });
    await open(game);
    expect(await own(voter, game)).toEqual([A, 'omdat', 1, A]);
    expect((await giveAnswer(voter, game, first, { opinion: C })).body).toMatchObject({ round: 2, firstOpinion: A });
    expect((await giveAnswer(late, game, first, { opinion: B })).body).toMatchObject({ round: 2, firstOpinion: null });
    for (const path of [game.path, `result/overview/${game.id}`, `${game.path}/progress`])
      expect((await teacher.get(path)).text).not.toContain('firstOpinion');
    for (const opinion of (await teacher.get(game.path)).body.studentOpinions)
      expect(opinion).not.toHaveProperty('round');
    expect((await shownOf(game)).shift).toEqual({ paired: null, changed: null, before: null, after: null });
  });

  it('takes answers that are meant for it, with or without saying so', async () => {
    const game = await start();
    const student = app.student();
    const send = async (round: unknown) => errorOf(await giveAnswer(student, game, first, { opinion: A, round }));
    expect(await send(2)).toEqual([409, 'WRONG_STATE']);
    expect(await send(1)).toEqual([201, undefined]);
    await open(game);
    expect(await send(1)).toEqual([409, 'WRONG_STATE']);
    for (const wrong of ['two', 1.5, true, {}])
      expect((await giveAnswer(student, game, first, { opinion: A, round: wrong })).body).toMatchObject({
        code: 'INVALID',
        fields: { round: expect.any(String) },
      });
    expect(await own(student, game)).toEqual([A, '', 1, A]);
    expect(await send(null)).toEqual([201, undefined]);
    expect(await own(student, game)).toEqual([A, '', 2, A]);
  });

  it('opens between the answers that arrive with it: each is of one round, and nobody’s first one is lost', async () => {
    const game = await start();
    const students = Array.from({ length: 20 }, () => app.student());
    for (const student of students.slice(0, 10)) await giveAnswer(student, game, first, { opinion: A });
    const late = students.map((student) => giveAnswer(student, game, first, { opinion: B, round: 1 }));
    await open(game);
    const replies = await Promise.all(late);
    for (const [at, student] of students.entries()) {
      const [known, stored] = [at < 10 ? A : undefined, replies[at]?.status === 201];
      if (!stored) expect(replies[at] && errorOf(replies[at])).toEqual([409, 'WRONG_STATE']);
      const expected = stored ? B : known;
      expect(await own(student, game)).toEqual(expected && [expected, '', 1, expected]);
    }
    expect(await shownOf(game)).toMatchObject({ round: 2, takenAt: null, pending: 0 });
  });

  it.each<[string, object[], [string, string]]>([
    ['stays where the opinion does', [{ opinion: A }, { opinion: A, comment: null }], [A, 'omdat']],
    ['goes where the opinion changes, also back', [{ opinion: B }, { opinion: A }], [A, '']],
    ['is cleared by an empty one', [{ opinion: A, comment: '' }], [A, '']],
    ['is replaced by another', [{ opinion: B, comment: 'toch' }, { opinion: B }], [B, 'toch']],
    ['goes with a skip', [{ opinion: SKIP }], [SKIP, '']],
  ])('keeps an argument as said: it %s', async (_, sent, [opinion, comment]) => {
    const game = await start();
    const student = app.student();
    await giveAnswer(student, game, first, { opinion: A, comment: 'omdat' });
    await open(game);
    for (const body of sent) await giveAnswer(student, game, first, body);
    expect(await own(student, game)).toEqual([opinion, comment, 2, A]);
  });

  it('has snapshots of its own, and a shift that is worked out twice at most', async () => {
    const game = await start();
    const students = Array.from({ length: 16 }, () => app.student());
    const say = async (from: number, to: number, opinion: string) => {
      for (const student of students.slice(from, to)) await giveAnswer(student, game, first, { opinion });
    };
    const none = { paired: null, changed: null, before: null, after: null };
    await say(0, 12, A);
    expect(await shownOf(game)).toMatchObject({ round: 1, answered: 12, shift: null });
    await open(game);
    expect(await shownOf(game)).toMatchObject({ round: 2, takenAt: null, counts: null, pending: 0, mayUpdate: false });
    await say(0, 4, B);
    await say(4, 6, C);
    // Six of twelve are paired: less than three quarters.
    expect(await shownOf(game)).toMatchObject({
      answered: 6,
      counts: [{ count: 6 }, { count: 4 }, { count: 2 }],
      shift: none,
    });
    await say(6, 9, C);
    const nine = { paired: 9, changed: 9, before: [{ count: 9 }, {}, {}], after: [{}, { count: 4 }, { count: 5 }] };
    expect((await shownOf(game)).shift).toMatchObject(nine);
    const overview = async () => (await overviewOf(game)).statements;
    expect((await overview())[0]).toMatchObject({ round: 2, shift: nine });
    expect((await overview())[1]).toMatchObject({ round: 1, shift: null });
    await say(9, 12, A);
    await say(0, 2, C);
    expect(await shownOf(game)).toMatchObject({
      answered: 12,
      counts: [{ count: 3 }, { count: 2 }, { count: 7 }],
      shift: nine,
    });
    await say(12, 16, B);
    await teacher.post(`${game.path}/end`);
    // Three more are paired: too few to say it again, although the end takes a snapshot.
    expect(await shownOf(game)).toMatchObject({ answered: 16, pending: 0, shift: nine });
    expect((await overview())[0]).toMatchObject({ late: 0, shift: nine });
    const { text } = await teacher.get(`result/overview/${game.id}/download?language=nl-BE`);
    expect(text).toContain('"stemden twee keer";"kozen iets anders";"eerst";"nu"');
    expect(text).toContain('"Akkoord";"3";"0";"18,75";"";"9";"9";"9";"0"');
  });

  it('has the shift of everybody at the end, once and for all, where none was shown before', async () => {
    const game = await start();
    const students = Array.from({ length: 9 }, () => app.student());
    for (const student of students) await giveAnswer(student, game, first, { opinion: A });
    await open(game);
    for (const student of students.slice(0, 6)) await giveAnswer(student, game, first, { opinion: B });
    await teacher.post(`${game.path}/end`);
    const due = { paired: 6, before: [{ count: 6 }, {}, {}], after: [{}, { count: 6 }, {}] };
    expect((await overviewOf(game)).statements[0]?.shift).toMatchObject(due);
    await students[0]?.delete(`result/session/${game.id}/mine`);
    expect((await overviewOf(game)).statements[0]?.shift).toMatchObject(due);
  });

  it('counts everybody’s last answer once', async () => {
    const game = await start();
    const students = Array.from({ length: 5 }, () => app.student());
    for (const student of students) await giveAnswer(student, game, first, { opinion: A });
    await open(game);
    for (const student of students.slice(0, 2)) await giveAnswer(student, game, first, { opinion: B });
    await teacher.post(`${game.path}/end`);
    const { statements, partyScores } = await overviewOf(game);
    expect(statements[0]?.options.map(({ count }) => count)).toEqual([3, 2, 0]);
    for (const { total } of partyScores) expect(total).toBe(5);
    expect((await students[0]?.get(`result/session/${game.id}`))?.body.totalAnswers).toBe(1);
  });
});
