// Publishing and deleting question sets, and which users see and change them, through the real app.
import { beforeAll, describe, expect, it } from 'vitest';
import { questionSetOffice } from '#server/testing/question-set-office.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { SetParty } from '#testing/fixtures.ts';

describe.each(engines)('publishing question sets on %s', async (engine) => {
  const { app, chief, body, read, make, change } = await questionSetOffice(engine);
  let teacher: Caller;
  beforeAll(async () => {
    teacher = await app.user('teacher');
  });

  async function makePublished() {
    const { _id } = await make();
    return (await chief.post(`question_sets/${_id}/publish`)).body;
  }

  describe('publishing', () => {
    it('is refused with what is missing', async () => {
      const refused = async (sent: object) => {
        const { _id } = (await chief.post('question_sets', sent)).body;
        const reply = await chief.post(`question_sets/${_id}/publish`);
        expect(reply.status).toBe(422);
        expect(await read(_id)).toMatchObject({ published: false, version: 1 });
        return reply.body;
      };
      expect((await refused({ name: 'Leeg' })).fields).toEqual({
        statements: 'REQUIRED',
        opinionOptions: 'REQUIRED',
        parties: 'REQUIRED',
      });
      const sent = body();
      const cleared = sent.partyOpinions.map((one, at) => (at === 1 ? { ...one, opinion: null } : one));
      const { fields, message } = await refused({ ...sent, partyOpinions: cleared });
      expect(fields).toEqual({ 'partyOpinions.1.opinion': 'REQUIRED' });
      expect(message).toContain('Peer on statement 1');
      expect((await refused({ ...body(), partyOpinions: [] })).fields).toEqual({ partyOpinions: 'REQUIRED' });
    });

    it('is for good: no second time, no change, no deletion', async () => {
      const set = await makePublished();
      expect(set.published).toBe(true);
      for (const changes of [
        { name: 'x' },
        { statements: [] },
        { parties: [] },
        { opinionOptions: [] },
        { published: false },
      ]) {
        expect(errorOf(await change(set._id, changes))).toEqual([409, 'PUBLISHED']);
      }
      expect((await chief.post(`question_sets/${set._id}/publish`)).body.code).toBe('PUBLISHED');
      expect((await chief.delete(`question_sets/${set._id}`)).body.code).toBe('PUBLISHED');
      expect(await read(set._id)).toEqual(set);
    });
  });

  describe('which users see which sets', () => {
    it('lists summaries by name; all of them for a super admin only', async () => {
      const later = await make(body({ name: 'Ben' }));
      const draft = await make(body({ name: 'aardappel', statements: 3 }));
      const published = await makePublished();
      const list = await chief.call('GET question_sets');
      expect(list).toContainEqual({
        _id: draft._id,
        name: 'aardappel',
        description: '',
        published: false,
        offered: true,
        statements: 3,
        version: draft.version,
      });
      const places = [draft, later].map(({ _id }) => list.findIndex((one: SetParty) => one._id === _id));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const person of [teacher, await app.user('admin')]) {
        expect((await person.get('question_sets')).status).toBe(403);
        const seen = (await person.get('question_sets?mode=teacher')).body;
        expect(seen.every((one: { published: boolean }) => one.published)).toBe(true);
        expect(seen.map(({ _id }: SetParty) => _id)).toContain(published._id);
      }
    });

    it('hides an unpublished set from a teacher, and shows a published one whole', async () => {
      const draft = await make();
      const published = await makePublished();
      for (const tail of ['', '/details']) {
        expect((await teacher.get(`question_sets/${draft._id}${tail}`)).status).toBe(404);
        expect((await teacher.get(`question_sets/${published._id}${tail}`)).body).toEqual(published);
      }
    });

    it('lets a super admin only make, change, publish and delete', async () => {
      const draft = await make();
      for (const person of [teacher, await app.user('admin')]) {
        expect((await person.post('question_sets', body())).status).toBe(403);
        expect((await person.patch(`question_sets/${draft._id}`, { name: 'x' })).status).toBe(403);
        expect((await person.post(`question_sets/${draft._id}/publish`)).status).toBe(403);
        expect((await person.delete(`question_sets/${draft._id}`)).status).toBe(403);
      }
    });
  });

  it('publishes the version that is named, and no newer one', async () => {
    const set = await make();
    await change(set._id, { name: 'Intussen' });
    const publish = (version: number) => chief.post(`question_sets/${set._id}/publish?version=${version}`);
    expect(errorOf(await publish(set.version))).toEqual([409, 'CHANGED_MEANWHILE']);
    const { version, published } = (await chief.get(`question_sets/${set._id}`)).body;
    expect([version, published]).toEqual([set.version + 1, false]);
    expect((await publish(version)).body).toMatchObject({ name: 'Intussen', published: true });
  });

  it('deletes an unpublished set with everything in it', async () => {
    const set = await make();
    expect((await chief.delete(`question_sets/${set._id}`)).status).toBe(204);
    for (const reply of [
      await chief.get(`question_sets/${set._id}`),
      await chief.delete(`question_sets/${set._id}`),
      await chief.post(`question_sets/${set._id}/publish`),
      await change(set._id, { name: ' ' }),
      await chief.get('question_sets/geen-id'),
    ])
      expect(errorOf(reply)).toEqual([404, 'NOT_FOUND']);
    const left = await app.db
      .selectFrom('party_opinions')
      .select('comment')
      .where('statement_id', '=', set.statements[0]._id)
      .execute();
    expect(left).toEqual([]);
  });
});
