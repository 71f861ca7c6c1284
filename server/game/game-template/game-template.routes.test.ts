// A teacher's game templates through the real app.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/db/id.ts';
import { insertParty } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { TEMPLATES_MAX } from '#shared/domain/limits.ts';
import { questionSetBody, type SetParty } from '#testing/fixtures.ts';
import { required } from '#testing/required.ts';

interface SetIds {
  _id: string;
  statements: string[];
  parties: string[];
}
const ids = (list: SetParty[]): string[] => list.map(({ _id }) => _id);

describe.each(engines)('game templates on %s', async (engine) => {
  const app = await openTestApp(engine);
  const teacher = await app.user('teacher');
  let set: SetIds;
  let other: SetIds;
  let draft: SetIds;

  beforeAll(async () => {
    const chief = await app.user('super_admin');
    async function makeSet(members: SetParty[], { publish = true } = {}): Promise<SetIds> {
      const made = (await chief.post('question_sets', questionSetBody(members, { statements: 3 }))).body;
      if (publish) expect((await chief.post(`question_sets/${made._id}/publish`)).status).toBe(200);
      // A template reads its parties back by id; two that were made in one millisecond have theirs in either order.
      return { _id: made._id, statements: ids(made.statements), parties: ids(made.parties).sort() };
    }
    const members = [await insertParty(app.db, 'Appel'), await insertParty(app.db, 'Peer')];
    set = await makeSet(members);
    other = await makeSet([await insertParty(app.db, 'Pruim')]);
    draft = await makeSet(members, { publish: false });
  });

  const body = (changes: object = {}) => ({
    name: 'Klas 5B',
    type: 'debate',
    questionSet: set._id,
    statements: set.statements,
    parties: set.parties,
    settings: ['own_tempo'],
    ...changes,
  });
  async function make(changes: object = {}, owner: Caller = teacher) {
    const reply = await owner.post('game_templates', body(changes));
    expect(reply.status).toBe(201);
    return reply.body;
  }
  const read = async (id: string) => await teacher.call('GET game_templates/:id', { params: { id: id } });

  it('makes one of what is sent twice, as the reply was lost, with what was sent last', async () => {
    const owner = await app.user('teacher');
    const _id = randomUUID();
    const replies = await Promise.all([1, 2].map(() => owner.post('game_templates', body({ withId: _id }))));
    expect(replies.map(({ status, body: made }) => [status, made._id])).toEqual([
      [201, _id],
      [201, _id],
    ]);
    await make({ withId: _id, name: 'Klas 5C' }, owner);
    expect(await owner.call('GET game_templates')).toMatchObject([{ _id, name: 'Klas 5C' }]);
    // An id of somebody else’s is of no use.
    expect((await teacher.post('game_templates', body({ withId: _id, name: 'Gekaapt' }))).status).toBe(409);
    expect(await owner.call('GET game_templates')).toMatchObject([{ _id, name: 'Klas 5C' }]);
  });

  it('keeps what was sent, the statements in their order', async () => {
    const statements = set.statements.toReversed();
    const settings = ['skip_questions', 'own_arguments', 'own_tempo', 'show_difficult_words', 'show_party_arguments'];
    const made = await make({
      name: ' Klas 6A ',
      type: 'party',
      statements,
      settings,
      parties: set.parties.toReversed(),
    });
    expect(made).toEqual({
      _id: made._id,
      name: 'Klas 6A',
      classLabel: '',
      type: 'party',
      questionSet: set._id,
      statements,
      ownStatements: [],
      parties: set.parties,
      settings,
      notes: [],
      updatedAt: made.updatedAt,
      version: 1,
      linked: false,
      fromColleague: false,
    });
    expect(new Date(made.updatedAt).toISOString()).toBe(made.updatedAt);
    expect(await read(made._id)).toEqual(made);
  });

  it('keeps a statement, a party and a setting once, and has no setting unless told', async () => {
    const [first = '', second = ''] = set.statements;
    const made = await make({
      statements: [second, first, second],
      parties: [...set.parties, ...set.parties],
      settings: ['own_tempo', 'own_tempo'],
    });
    expect(made).toMatchObject({ statements: [second, first], parties: set.parties, settings: ['own_tempo'] });
    expect((await make({ settings: undefined })).settings).toEqual([]);
  });

  it('changes what is given and leaves the rest', async () => {
    const made = await make();
    const renamed = await teacher.patch(`game_templates/${made._id}`, { name: 'Anders' });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toEqual({ ...made, name: 'Anders', updatedAt: renamed.body.updatedAt, version: 2 });
    const labelled = await teacher.patch(`game_templates/${made._id}`, { classLabel: ' 5B ' });
    expect(labelled.body).toMatchObject({ name: 'Anders', classLabel: '5B' });
    const fewer = await teacher.patch(`game_templates/${made._id}`, {
      statements: set.statements.slice(1),
      parties: set.parties.slice(1),
      settings: ['own_arguments'],
      type: 'party',
    });
    expect(fewer.body).toMatchObject({
      name: 'Anders',
      classLabel: '5B',
      type: 'party',
      statements: set.statements.slice(1),
      parties: set.parties.slice(1),
      settings: ['own_arguments'],
    });
    expect(await read(made._id)).toEqual(fewer.body);
  });

  it('moves to another question set with its statements and parties', async () => {
    const made = await make();
    const { _id: questionSet, statements, parties } = other;
    const refused = await teacher.patch(`game_templates/${made._id}`, { questionSet });
    expect(fieldsOf(refused)).toEqual([422, { statements: 'REQUIRED', parties: 'REQUIRED' }]);
    const moved = await teacher.patch(`game_templates/${made._id}`, { questionSet, statements, parties });
    expect(moved.body).toMatchObject({ questionSet, statements, parties });
  });

  it('is not overwritten unseen by a user who changed an older version', async () => {
    const made = await make();
    const change = (body: object) => teacher.patch(`game_templates/${made._id}`, body);
    const first = await change({ name: 'In het ene tabblad', version: made.version });
    expect(first.status).toBe(200);
    const refused = await change({ name: 'In het andere', version: made.version });
    expect(errorOf(refused)).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await read(made._id)).toEqual(first.body);
    expect((await change({ name: 'Toch', version: first.body.version })).body.name).toBe('Toch');
  });

  it('says of a change that fitted the older version only that there is a newer one', async () => {
    const made = await make();
    const { _id: questionSet, statements, parties } = other;
    await teacher.patch(`game_templates/${made._id}`, { questionSet, statements, parties });
    const add = (version?: number) =>
      teacher.patch(`game_templates/${made._id}`, { statements: made.statements, version });
    expect(errorOf(await add(made.version))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(fieldsOf(await add())).toEqual([422, { statements: 'UNKNOWN' }]);
  });

  it('lists the newest change first, however fast they follow', async () => {
    const owner = await app.user('teacher');
    const made = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.push(await make({ name }, owner));
    const names = async () => (await owner.call('GET game_templates')).map(({ name }: SetParty) => name).join('');
    expect(await names()).toBe('edcba');
    await owner.patch(`game_templates/${made[1]._id}`, { settings: [] });
    await owner.patch(`game_templates/${made[3]._id}`, { settings: [] });
    expect(await names()).toBe('dbeca');
  });

  it.each<[string, () => object, Record<string, string>]>([
    ['no name', () => ({ name: ' ' }), { name: 'REQUIRED' }],
    ['a long name of a class', () => ({ classLabel: 'x'.repeat(51) }), { classLabel: 'TOO_LONG' }],
    ['an unknown type', () => ({ type: 'quiz' }), { type: 'INVALID_VALUE' }],
    ['an unknown setting', () => ({ settings: ['gratis_bier'] }), { settings: 'INVALID_VALUE' }],
    ['no statements', () => ({ statements: [] }), { statements: 'REQUIRED' }],
    ['no parties', () => ({ parties: [] }), { parties: 'REQUIRED' }],
    ['a set that is none', () => ({ questionSet: randomUUID() }), { questionSet: 'UNKNOWN' }],
    ['a set that is no id', () => ({ questionSet: 'x' }), { questionSet: 'UNKNOWN' }],
    ['a set that is missing', () => ({ questionSet: null }), { questionSet: 'REQUIRED' }],
    ['statements that are no ids', () => ({ statements: ['x'] }), { statements: 'UNKNOWN' }],
    ['parties that are no ids', () => ({ parties: ['x'] }), { parties: 'UNKNOWN' }],
    ['an unpublished set', () => ({ ...draft, questionSet: draft._id, _id: undefined }), { questionSet: 'UNKNOWN' }],
    [
      'statements and parties of another set',
      () => ({ statements: [...set.statements, ...other.statements], parties: other.parties }),
      { statements: 'UNKNOWN', parties: 'UNKNOWN' },
    ],
  ])('refuses %s, in a new one and in a change', async (_name, invalid, fields) => {
    const template = await make();
    const before = await teacher.call('GET game_templates');
    const replies = [
      await teacher.post('game_templates', body(invalid())),
      await teacher.patch(`game_templates/${template._id}`, { ...body(), ...invalid() }),
    ];
    for (const reply of replies) expect(fieldsOf(reply)).toEqual([422, fields]);
    expect(await teacher.call('GET game_templates')).toEqual(before);
  });

  it('belongs to one teacher: for everybody else it does not exist', async () => {
    const made = await make();
    for (const stranger of [await app.user('teacher'), await app.user('admin'), await app.user('super_admin')]) {
      expect(await stranger.call('GET game_templates')).toEqual([]);
      for (const reply of [
        await stranger.get(`game_templates/${made._id}`),
        await stranger.patch(`game_templates/${made._id}`, { name: ' ' }),
        await stranger.delete(`game_templates/${made._id}`),
      ])
        expect(errorOf(reply)).toEqual([404, 'NOT_FOUND']);
    }
    expect(await read(made._id)).toEqual(made);
    expect((await app.student().get('game_templates')).status).toBe(401);
  });

  it('goes when it is deleted', async () => {
    const made = await make();
    expect((await teacher.delete(`game_templates/${made._id}`)).status).toBe(204);
    expect((await teacher.get(`game_templates/${made._id}`)).status).toBe(404);
    expect((await teacher.delete(`game_templates/${made._id}`)).status).toBe(404);
  });

  it('are at most 1,000 of one teacher; another one has their own', async () => {
    const [full, other] = [await app.user(), await app.user()];
    const { _id, ...first } = await make({}, full);
    const updated_at = new Date(0).toISOString();
    const row = {
      owner_id: required(full.userId),
      name: first.name,
      type: first.type,
      question_set_id: set._id,
      updated_at,
      class_label: '',
      from_colleague: 0 as const,
      version: 1,
    };
    await app.db
      .insertInto('game_templates')
      .values(Array.from({ length: TEMPLATES_MAX - 1 }, () => ({ ...row, id: newId() })))
      .execute();
    expect(errorOf(await full.post('game_templates', body()))).toEqual([409, 'WRONG_STATE']);
    const { token } = (await other.post(`game_templates/${(await make({}, other))._id}/link`)).body;
    expect((await full.post(`game_template_links/${token}`)).body.code).toBe('WRONG_STATE');
    expect((await full.patch(`game_templates/${_id}`, { name: 'Klas 6B' })).status).toBe(200);
    expect((await full.delete(`game_templates/${_id}`)).status).toBe(204);
    await make({}, full);
  });
});
