import { describe, expect, it } from 'vitest';
import { makeGame, makeQuestionSet, makeTemplate } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('parties on %s', async (engine) => {
  const app = await openTestApp(engine);
  const admin = await app.user('admin');

  const make = async (name: string): Promise<string> => (await admin.post('parties', { name })).body.party._id;

  it('are made with what was sent, and have no picture yet', async () => {
    const sent = { name: 'Évenwicht', description: 'Twee\nregels', video: '', color: '#0e9076' };
    const { status, body } = await admin.post('parties', sent);
    expect(status).toBe(201);
    expect(body.party).toEqual({ ...sent, _id: body.party._id, image: null, version: 1 });
    expect(body.uploadURL).toContain(`/uploads/parties/${body.party._id}?`);
    expect(await admin.call('GET parties/:id', { params: { id: body.party._id } })).toEqual(body.party);
  });

  it('change in the fields that are sent only', async () => {
    const { body } = await admin.post('parties', { name: 'Oud', description: 'Blijft', color: '#112233' });
    const address = `parties/${body.party._id}`;
    const changed = await admin.patch(address, { name: 'Nieuw' });
    expect([changed.status, changed.body.party]).toEqual([200, { ...body.party, name: 'Nieuw', version: 2 }]);
    expect((await admin.patch(address, { description: '' })).body.party.description).toBe('');
    expect((await admin.patch(address, {})).body.party.name).toBe('Nieuw');
    const [row] = await app.db.selectFrom('parties').select('name_key').where('id', '=', body.party._id).execute();
    expect(row?.name_key).toBe('nieuw');
  });

  it('are not overwritten by a change of what they said before, unless it does not say what that was', async () => {
    const sent = { name: 'Eerst', description: 'Uitleg', video: '', color: '#112233' };
    const { body } = await admin.post('parties', sent);
    const address = `parties/${body.party._id}`;
    const change = (name: string, version?: number) => admin.patch(address, { name, version });
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => change(name, 1)));
    expect(replies.map(({ status, body: { code } }) => code ?? status).sort()).toEqual([
      200,
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
    const winner = replies.find(({ status }) => status === 200)?.body.party;
    expect((await admin.get(address)).body).toEqual(winner);
    expect((await change('D')).body.party.name).toBe('D');
    await admin.delete(address);
    expect((await change('E', 1)).status).toBe(404);
  });

  it('have a name of their own, without case', async () => {
    const { body } = await admin.post('parties', { name: 'Éénheid' });
    const other = await make('Tweeheid');
    for (const name of ['Éénheid', 'ÉÉNHEID', ' éénheid ', 'E\u0301e\u0301nheid']) {
      for (const reply of [await admin.post('parties', { name }), await admin.patch(`parties/${other}`, { name })])
        expect(fieldsOf(reply)).toEqual([422, { name: 'TAKEN' }]);
    }
    const again = await admin.patch(`parties/${body.party._id}`, { name: 'ÉÉNHEID' });
    expect([again.status, again.body.party.name]).toEqual([200, 'ÉÉNHEID']);
  });

  it('are listed by name as a reader expects', async () => {
    for (const name of ['lijst b', 'Lijst C', 'Lijst á']) await make(name);
    const names = (await admin.call('GET parties')).map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => /^lijst/i.test(name))).toEqual(['Lijst á', 'lijst b', 'Lijst C']);
  });

  it('are read by teachers, changed by admins only, and unknown ones are not found before anything else', async () => {
    const teacher = await app.user('teacher');
    const id = await make('Dorpsplein');
    expect((await teacher.get(`parties/${id}`)).status).toBe(200);
    expect((await app.nobody().get('parties')).status).toBe(401);
    for (const reply of [
      await teacher.post('parties', { name: 'x' }),
      await teacher.patch(`parties/${id}`, { name: 'x' }),
      await teacher.delete(`parties/${id}`),
      await teacher.delete(`parties/${id}/image`),
    ])
      expect(reply.status).toBe(403);
    expect((await admin.patch(`parties/${UNKNOWN}`, { name: '' })).status).toBe(404);
    expect((await admin.patch(`parties/${id}`, { name: '' })).body.fields).toEqual({ name: 'REQUIRED' });
  });

  it('are not deleted while a published set has them', async () => {
    const { parties } = await makeQuestionSet(app);
    expect(errorOf(await admin.delete(`parties/${parties[0]}`))).toEqual([409, 'IN_USE']);
    expect((await admin.get(`parties/${parties[0]}`)).status).toBe(200);
  });

  it('are not deleted while a template or an archived game has them, though no published set does', async () => {
    const teacher = await app.user('teacher');
    const inTemplate = await makeQuestionSet(app);
    await makeTemplate(app, teacher, inTemplate);
    const inGame = await makeQuestionSet(app);
    const game = await makeGame(app, teacher, inGame);
    await teacher.post(`${game.path}/archive`);
    await app.db.deleteFrom('game_templates').where('question_set_id', '=', inGame.questionSetId).execute();
    await app.db.updateTable('question_sets').set({ published: 0 }).execute();
    for (const [id] of [inTemplate.parties, inGame.parties])
      expect((await admin.delete(`parties/${id}`)).body.code).toBe('IN_USE');
  });

  it('leave unpublished sets with their opinions when they are deleted, and an editor of such a set is told', async () => {
    const set = await makeQuestionSet(app, { partyWord: 'Lid' });
    const one = app.db.selectFrom('question_sets').select(['version', 'published']).where('id', '=', set.questionSetId);
    await app.db.updateTable('question_sets').set({ published: 0 }).where('id', '=', set.questionSetId).execute();
    const before = await one.executeTakeFirstOrThrow();
    const [gone = '', ...others] = set.parties;
    expect((await admin.delete(`parties/${gone}`)).status).toBe(204);
    expect((await admin.get(`parties/${gone}`)).status).toBe(404);
    expect((await one.executeTakeFirstOrThrow()).version).toBe(before.version + 1);
    const left = await app.db
      .selectFrom('party_opinions')
      .select('party_id')
      .distinct()
      .where('statement_id', 'in', set.statements)
      .execute();
    expect(left.map((row) => row.party_id).sort()).toEqual(others.toSorted());
    expect((await admin.delete(`parties/${gone}`)).status).toBe(404);
  });
});
