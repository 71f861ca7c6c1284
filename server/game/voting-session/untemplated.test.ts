// A game that is made of what its teacher sends, without a template.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillOpenGames, makeGame, makeTemplate } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

const MAKE = 'config/game-template/voting-session';

describe.each(engines)('a game without a template on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);
  const form = (changes: object = {}) => ({
    name: 'Les van vandaag',
    type: 'debate',
    questionSet: set.questionSetId,
    statements: set.statements,
    parties: set.parties,
    settings: ['own_arguments'],
    ...changes,
  });
  const make = (changes: object = {}, more: object = {}, owner: Caller = teacher) =>
    owner.post(MAKE, { template: form(changes), ...more });
  const read = async (code: string, owner: Caller = teacher) => (await owner.get(`voting/session/${code}`)).body;

  it('is what a game of a template with the same fields is, and stores no template', async () => {
    const mine = { _id: randomUUID(), description: 'Geen gsm op school.', opinions: ['Ja', 'Nee'] };
    const unplayed = { _id: randomUUID(), description: 'Later.', opinions: null };
    const changes = {
      classLabel: '5A',
      settings: ['own_tempo', 'hold_arguments', 'own_arguments', 'aggregates_only'],
      ownStatements: [unplayed, mine],
      statements: [second, mine._id, first, second],
      parties: set.parties.slice(1),
      notes: [{ statementId: mine._id, text: ' Vraag het Noor ' }],
    };
    const before = (await teacher.get('game_templates')).text;
    const { body } = await make(changes);
    expect((await teacher.get('game_templates')).text).toBe(before);
    const template = await teacher.post('game_templates', form(changes));
    const twin = await teacher.post(MAKE, { gameTemplateId: template.body._id });
    const { _id, code, ...game } = await read(body.code);
    expect(await read(twin.body.code)).toMatchObject(game);
    expect(game).toMatchObject({
      tempo: 'student',
      holdArguments: true,
      aggregatesOnly: true,
      name: 'Les van vandaag',
    });
    const rows = game.statements.map((one: Record<string, unknown>) => [one._id, one.own, one.note]);
    expect(rows).toEqual([
      [second, false, ''],
      [mine._id, true, 'Vraag het Noor'],
      [first, false, ''],
    ]);
    const parties = await teacher.get(`voting/session/${code}/parties`);
    expect(parties.body).toHaveLength(2);
  });

  it('is played again as it was played', async () => {
    const mine = { _id: randomUUID(), description: 'Geen gsm op school.', opinions: null };
    const { body } = await make({ ownStatements: [mine], statements: [mine._id, first], settings: ['own_tempo'] });
    const { _id, statements } = await read(body.code);
    await teacher.post(`voting/session/${body.code}/archive`);
    const again = await teacher.post(`voting/archive/${_id}/again`);
    const next = await read(again.body.code);
    expect([next.state, next.tempo, next.statements]).toEqual(['draft', 'student', statements]);
    expect((await teacher.delete(`voting/archive/${_id}`)).status).toBe(204);
  });

  it('is refused as its template would be, under the same names', async () => {
    const faulty: object[] = [
      { name: ' ' },
      { statements: [randomUUID()] },
      { parties: undefined, settings: ['free_beer'] },
      { questionSet: randomUUID() },
      { type: 'party', ownStatements: [{ _id: randomUUID(), description: 'x', opinions: null }] },
      { notes: [{ statementId: randomUUID(), text: 'x' }] },
    ];
    const open = (await teacher.get('voting/session')).text;
    for (const changes of faulty) {
      const usual = fieldsOf(await teacher.post('game_templates', form(changes)));
      expect(usual[0]).toBe(422);
      expect(fieldsOf(await make(changes))).toEqual(usual);
      expect(fieldsOf(await make(changes, { tryOut: true }))).toEqual(usual);
    }
    for (const template of ['debate', 7, [form()]])
      expect(fieldsOf(await teacher.post(MAKE, { template }))).toEqual([422, { template: 'INVALID_VALUE' }]);
    expect((await teacher.get('voting/session')).text).toBe(open);
  });

  it('is sent instead of the id of a template: one of them, not both', async () => {
    const gameTemplateId = await makeTemplate(app, teacher, set);
    const refused = [422, { gameTemplateId: 'REQUIRED' }];
    expect(fieldsOf(await make({ name: '' }, { gameTemplateId }))).toEqual(refused);
    for (const body of [{}, { template: null }, { template: null, tryOut: true }])
      expect(fieldsOf(await teacher.post(MAKE, body))).toEqual(refused);
  });

  it('is made once, however often the same call is sent', async () => {
    const withId = randomUUID();
    const made = await Promise.all([make({}, { withId }), make({}, { withId })]);
    const [{ code }, other] = made.map(({ body }) => body);
    expect(other).toEqual({ code });
    expect((await make({}, { withId })).body).toEqual({ code });
    expect((await read(code))._id).toBe(withId);
  });

  it('has another id for an own statement whose id is somebody else’s, the same each time', async () => {
    const mine = { _id: randomUUID(), description: 'Geen gsm op school.', opinions: null };
    const changes = { ownStatements: [mine], statements: [mine._id] };
    await make(changes);
    const other = await app.user('teacher');
    const { body } = await make(changes, {}, other);
    const [played] = (await read(body.code, other)).statements;
    expect([played.description, played._id === mine._id]).toEqual([mine.description, false]);
  });

  it('can be tried out: in no list, and in the place of the one before', async () => {
    const user = await app.user('teacher');
    const { body: before } = await make({}, { tryOut: true }, user);
    const { body } = await make({ name: 'Andere les' }, { tryOut: true }, user);
    expect(await read(body.code, user)).toMatchObject({ name: 'Andere les', tryOut: true, argumentsEnabled: true });
    expect(errorOf(await user.get(`voting/session/${before.code}`))).toEqual([404, 'INVALID_CODE']);
    expect((await user.get('voting/session')).body).toEqual([]);
    expect((await user.get('game_templates')).text).not.toContain('Andere les');
  });

  it('is no visitor’s, whose try-out it does not change', async () => {
    const visitor = await app.visitor();
    expect(errorOf(await make({}, {}, visitor))).toEqual([403, 'FORBIDDEN']);
    expect(errorOf(await visitor.post(MAKE, { template: 7 }))).toEqual([403, 'FORBIDDEN']);
    const more = { tryOut: true, type: 'debate', questionSet: set.questionSetId };
    const { body } = await make({ name: 'Van mij', type: 'party' }, more, visitor);
    expect(await read(body.code, visitor)).toMatchObject({ name: 'Proef', type: 'debate' });
  });

  it('counts among the open games of its owner', async () => {
    const user = await app.user('teacher');
    await fillOpenGames(app, await makeGame(app, user, set));
    expect(errorOf(await make({}, {}, user))).toEqual([409, 'WRONG_STATE']);
    expect((await make({}, { tryOut: true }, user)).status).toBe(201);
  });
});
