import { describe, expect, it } from 'vitest';
import { giveAnswer, makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { SKIP } from '#shared/domain/skip.ts';

describe.each(bothEngines)('playing on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  it('is joined by a student’s first read, once, and never by its owner', async () => {
    const game = await makeGame(app, teacher, set);
    const student = app.student();
    await Promise.all([student.get(game.path), student.get(game.path), app.student().get(game.path)]);
    await student.get(game.path.toLowerCase());
    await teacher.get(game.path);
    expect(await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).toMatchObject({
      count: 2,
    });
  });

  it('shows a student their own answers, and the owner all of them under pseudonyms', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const [an, bo] = [app.student(), app.student()];
    await giveAnswer(an, game, first, { opinion: 'Akkoord', comment: ' omdat ' });
    await giveAnswer(bo, game, first, { opinion: 'Neutraal' });
    const own = (await an.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions;
    expect(own).toMatchObject([{ opinion: 'Akkoord', comment: 'omdat', statementId: first }]);
    const all = await teacher.get(game.path);
    expect(all.body.studentOpinions.map((one: { opinion: string }) => one.opinion).sort()).toEqual([
      'Akkoord',
      'Neutraal',
    ]);
    expect(new Set(all.body.studentOpinions.map((one: { studentId: string }) => one.studentId)).size).toBe(2);
    expect(all.text).not.toContain(an.clientId);
  });

  it('accepts an answer to the current statement only, and the last one sent counts', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    expect(errorOf(await giveAnswer(student, game, second, { opinion: 'Akkoord' }))).toEqual([409, 'WRONG_STATE']);
    await Promise.all(Array.from({ length: 5 }, () => giveAnswer(student, game, first, { opinion: 'Akkoord' })));
    await giveAnswer(student, game, first, { opinion: 'Neutraal' });
    expect(
      (await student.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
    ).toMatchObject([{ opinion: 'Neutraal' }]);
    expect(
      (await teacher.call('GET voting/session/:code/progress', { params: { code: game.code } })).map(
        (one) => one.nrOfAnswers,
      ),
    ).toEqual([1, 0, 0]);
    await teacher.post(`${game.path}/statement/${second}`);
    expect(errorOf(await giveAnswer(student, game, first, { opinion: 'Akkoord' }))).toEqual([409, 'WRONG_STATE']);
    expect((await giveAnswer(student, game, second, { opinion: 'Akkoord' })).status).toBe(201);
  });

  it('names what is wrong with an answer', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const fields = async (body: object) => (await giveAnswer(student, game, first, body)).body.fields;
    expect(await fields({})).toEqual({ opinion: 'REQUIRED' });
    expect(await fields({ opinion: 'Misschien' })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: 'AKKOORD' })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: SKIP })).toEqual({ opinion: 'INVALID_VALUE' });
    expect(await fields({ opinion: 'Akkoord', comment: 'x'.repeat(301) })).toEqual({ comment: 'TOO_LONG' });
    expect((await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: '😀'.repeat(300) })).status).toBe(
      201,
    );
    expect(
      (await student.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
    ).toHaveLength(1);
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
    expect(errorOf(await play(second, b))).toEqual([409, 'WRONG_STATE']);
    expect((await play(second, a)).status).toBe(201);
  });

  it('accepts one of two parties that a student begins with at once, and never both', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    const student = app.student();
    const sent = set.parties
      .slice(0, 2)
      .map((partyId) => giveAnswer(student, game, first, { opinion: 'Akkoord', partyId }));
    const replies = await Promise.all(sent);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const stored = (await student.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions;
    expect(stored).toMatchObject([{ partyId: replies.find(({ status }) => status === 201)?.body.partyId }]);
  });

  it('takes a comment of which nothing is seen for none', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const { body } = await giveAnswer(app.student(), game, first, {
      opinion: 'Akkoord',
      comment: '\u200B\u200D\u2060',
    });
    expect(body).toMatchObject({ opinion: 'Akkoord', comment: '', commentState: null });
  });

  it('stores a comment of any characters without harm to those that are committed with it', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const comments = ['half \ud83d', '\u2028 "quoted" \\', '{"0":null}', 'gewoon'];
    const answers = comments.map((comment) => giveAnswer(app.student(), game, first, { opinion: 'Akkoord', comment }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    const stored: { comment: string }[] = (
      await teacher.call('GET voting/session/:code', { params: { code: game.code } })
    ).studentOpinions;
    expect(stored.map(({ comment }) => comment).sort()).toEqual(
      comments.map((comment) => comment.trim().toWellFormed()).sort(),
    );
  });

  it('shows what the parties think after one’s own answer, where the game shows that', async () => {
    const game = await startGame(app, teacher, set, { settings: ['show_party_arguments'] });
    const student = app.student();
    const path = `${game.path}/statement/${first}/party-opinions`;
    expect(errorOf(await student.get(path))).toEqual([403, 'FORBIDDEN']);
    expect((await teacher.get(`${game.path}/participants`)).body.count).toBe(0);
    await giveAnswer(student, game, first, { opinion: 'Akkoord' });
    const held = (await student.get(path)).body;
    expect(held).toHaveLength(3);
    for (const one of held) expect(one.opinion).toBe(set.opinionOf(first, one.partyId));
    expect((await teacher.get(path)).body).toEqual(held);
  });
});
