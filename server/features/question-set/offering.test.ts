import { describe, expect, it } from 'vitest';
import { makeQuestionSet, makeTemplate } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { nameOfCopy } from './question-set.copy.ts';

describe.each(engines)('question sets that are copied and offered, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');
  const teacher = await app.user('teacher');
  const read = (id: string) => chief.call('GET question_sets/:id', { params: { id } });

  it('a copy has the same in it, with ids of its own, and is unpublished', async () => {
    const { questionSetId } = await makeQuestionSet(app);
    const original = await read(questionSetId);
    const { status, body: copy } = await chief.post(`question_sets/${questionSetId}/copy`);
    expect([status, copy.published, copy.name]).toEqual([201, false, `${original.name} (2)`]);
    expect(copy.parties).toEqual(original.parties);
    const without = ({ opinion, partyId, comment }: (typeof original)['partyOpinions'][number]) => ({
      opinion,
      partyId,
      comment,
    });
    expect(copy.partyOpinions.map(without)).toEqual(original.partyOpinions.map(without));
    const idsOf = (set: typeof original) => [...set.statements, ...set.opinionOptions].map(({ _id }) => _id);
    expect(idsOf(copy).filter((id: string) => idsOf(original).includes(id))).toEqual([]);
    expect((await chief.post(`question_sets/${copy._id}/publish`)).status).toBe(200);
    expect(await read(questionSetId)).toEqual(original);
  });

  it('a copy whose reply was lost is not made twice', async () => {
    const { questionSetId } = await makeQuestionSet(app);
    const withId = '4d1ee7c2-8f3a-4a57-9d0b-0f6f5d2d7a11';
    const address = `question_sets/${questionSetId}/copy?withId=${withId}`;
    const [first, second] = [await chief.post(address), await chief.post(address)];
    expect(first.body._id).toBe(withId);
    expect(second.body).toEqual(first.body);
  });

  it('one that is not offered cannot be chosen, while games that have it go on', async () => {
    const set = await makeQuestionSet(app);
    const template = await makeTemplate(app, teacher, set);
    const listed = async (): Promise<boolean> =>
      (await teacher.call('GET question_sets', { query: { mode: 'teacher' } })).some(
        ({ _id }) => _id === set.questionSetId,
      );
    const body = {
      name: 'Nieuw',
      type: 'debate',
      questionSet: set.questionSetId,
      statements: set.statements,
      parties: set.parties,
      settings: [],
    };
    const offer = (offered: unknown) => chief.post(`question_sets/${set.questionSetId}/offered`, { offered });
    expect(await listed()).toBe(true);
    expect((await offer(false)).body.offered).toBe(false);
    expect(await listed()).toBe(false);
    expect((await teacher.post('game_templates', body)).body.fields).toEqual({ questionSet: 'UNKNOWN' });
    expect((await teacher.get(`question_sets/${set.questionSetId}`)).status).toBe(200);
    expect((await teacher.patch(`game_templates/${template}`, { name: 'Anders' })).status).toBe(200);
    const game = { gameTemplateId: template };
    expect((await teacher.post('config/game-template/voting-session', game)).status).toBe(201);
    const summaries = await chief.call('GET question_sets', { query: {} });
    expect(summaries.find(({ _id }) => _id === set.questionSetId)).toMatchObject({ published: true, offered: false });
    expect((await offer('no')).status).toBe(422);
    expect((await offer(true)).status).toBe(200);
    expect((await teacher.post('game_templates', body)).status).toBe(201);
  });

  it('only super admins may do either', async () => {
    const { questionSetId } = await makeQuestionSet(app);
    expect(errorOf(await teacher.post(`question_sets/${questionSetId}/copy`))).toEqual([403, 'FORBIDDEN']);
    const reply = await teacher.post(`question_sets/${questionSetId}/offered`, { offered: false });
    expect(errorOf(reply)).toEqual([403, 'FORBIDDEN']);
  });
});

it.each([
  ['Verkiezingen', ['Verkiezingen'], 'Verkiezingen (2)'],
  ['Verkiezingen', ['Verkiezingen', 'VERKIEZINGEN (2)'], 'Verkiezingen (3)'],
  ['x'.repeat(200), [], 'x'.repeat(200)],
])('the copy of %s beside %j has a name of its own that is not too long', (name, names, expected) => {
  expect(nameOfCopy(name, names)).toBe(expected);
});
