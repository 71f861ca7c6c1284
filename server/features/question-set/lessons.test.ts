// Lessons that nobody has to make, and games that are started from them.
import { describe, expect, it } from 'vitest';
import { makeQuestionSet } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { LESSON_KINDS, lessonGame } from '#shared/domain/lesson-kinds.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('the lessons of a question set on %s', async (engine) => {
  const { app, teacher } = await openGameApp(engine);
  const chief = await app.user('super_admin');
  const read = (id: string, caller = teacher) => caller.call('GET question_sets/:id/lessons', { params: { id } });

  it('are cards of which each is a game at one call', async () => {
    const set = await makeQuestionSet(app, { statements: 8, parties: 3 });
    const cards = await read(set.questionSetId);
    const kinds = LESSON_KINDS.length;
    expect(cards.map(({ kind }) => kind).slice(0, 2 * kinds)).toEqual([...LESSON_KINDS, ...LESSON_KINDS]);
    for (const { kind, minutes, ...card } of cards.slice(0, kinds)) {
      const { type, hasBallot } = lessonGame(kind);
      const template = { name: 'Les', type, questionSet: set.questionSetId, ...card };
      const { code } = await teacher.call('POST config/game-template/voting-session', { body: { template } });
      const game = await teacher.call('GET voting/session/:code', { params: { code } });
      expect(game).toMatchObject({ type, tempo: 'teacher', aggregatesOnly: true, skipQuestions: true });
      expect(game.statements.map(({ _id }) => _id)).toEqual(card.statements);
      expect(game.partiesByLot).toBe(type === 'party');
      expect(game.ballot !== null).toBe(hasBallot);
      expect(minutes).toBe({ one: 20, three: 50, party: 50, election: 20, longElection: 100 }[kind]);
      expect(card.parties.toSorted()).toEqual(set.parties.toSorted());
    }
  });

  it('are the same for every teacher, each time', async () => {
    const set = await makeQuestionSet(app, { statements: 5 });
    const first = await read(set.questionSetId);
    expect(await read(set.questionSetId)).toEqual(first);
    expect(await read(set.questionSetId, await app.user('teacher'))).toEqual(first);
  });

  it('begin with statements on which the parties differ', async () => {
    const set = await makeQuestionSet(app, { statements: 5 });
    const [alike, other] = set.statements;
    const option = await app.db
      .selectFrom('question_set_options')
      .select('id')
      .where('question_set_id', '=', set.questionSetId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const agreed = [required(alike), required(other)];
    await app.db
      .updateTable('party_opinions')
      .set({ option_id: option.id })
      .where('statement_id', 'in', agreed)
      .execute();
    const [one, three] = await read(set.questionSetId);
    expect(one?.statements).toEqual([set.statements[2]]);
    expect(three?.statements).toEqual(set.statements.slice(2));
  });

  it('are there only while it can be chosen for a new game', async () => {
    const { questionSetId: id } = await makeQuestionSet(app);
    const address = `question_sets/${id}/lessons`;
    expect((await teacher.get(address)).status).toBe(200);
    await chief.call('POST question_sets/:id/offered', { params: { id }, body: { offered: false } });
    for (const caller of [teacher, chief]) expect(errorOf(await caller.get(address))).toEqual([404, 'NOT_FOUND']);
    const draft = await chief.call('POST question_sets', { body: { name: 'Nog niet klaar', description: '' } });
    expect(errorOf(await chief.get(`question_sets/${draft._id}/lessons`))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await (await app.visitor()).get(address))).toEqual([403, 'FORBIDDEN']);
  });
});
