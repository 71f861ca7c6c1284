import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('difficult words on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const make = (word: string) => chief.post('difficult_words', { word, description: 'uitleg' });

  it('are read by anyone, by word', async () => {
    for (const word of ['wet', 'Coalitie', 'émancipatie']) expect((await make(word)).status).toBe(201);
    const words = (await app.nobody().call('GET difficult_words')).map((one) => one.word);
    expect(words).toEqual(['Coalitie', 'émancipatie', 'wet']);
  });

  it('exist once, whatever the case and the way an accent is written', async () => {
    const { body: made } = await make('Privé');
    for (const word of ['privé', 'PRIVÉ', ' prive\u0301 ']) {
      expect(fieldsOf(await make(word))).toEqual([422, { word: 'TAKEN' }]);
    }
    const { body: other } = await make('publiek');
    expect((await chief.patch(`difficult_words/${other._id}`, { word: 'privé' })).body.fields).toEqual({
      word: 'TAKEN',
    });
    const itself = await chief.patch(`difficult_words/${made._id}`, { word: 'PRIVÉ' });
    expect([itself.status, itself.body]).toEqual([
      200,
      { _id: made._id, word: 'PRIVÉ', forms: made.forms, description: 'uitleg', version: 2 },
    ]);
  });

  it('are not overwritten by a change of what they said before, unless it does not say what that was', async () => {
    const { body: made } = await make('kamer');
    const change = (description: string, version?: number) =>
      chief.patch(`difficult_words/${made._id}`, { description, version });
    expect((await change('van een ander', made.version)).body.description).toBe('van een ander');
    expect(errorOf(await change('de mijne', made.version))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await change('toch de mijne')).body.description).toBe('toch de mijne');
  });

  it('have the forms that an editor gave, or those that are proposed until then', async () => {
    const { body: made } = await make('stad');
    expect(made.forms).toEqual(['steden']);
    const change = (body: object) => chief.patch(`difficult_words/${made._id}`, body);
    expect((await change({ forms: [' stads ', 'steden', 'steden'] })).body.forms).toEqual(['stads', 'steden']);
    expect((await change({ description: 'nieuw' })).body.forms).toEqual(['stads', 'steden']);
    expect((await change({ word: 'lid' })).body.forms).toEqual(['leden']);
    expect((await change({ forms: [] })).body.forms).toEqual([]);
    const listed = (await app.nobody().get('difficult_words')).body;
    expect(listed).toContainEqual({ _id: made._id, word: 'lid', forms: [], description: 'nieuw', version: 5 });
    expect((await change({ forms: Array.from({ length: 21 }, (_, index) => `vorm${index}`) })).status).toBe(422);
    expect(errorOf(await change({ forms: ['lidje'], version: 4 }))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await change({ forms: ['lidje'], version: 5 })).body.forms).toEqual(['lidje']);
  });

  it('are changed and deleted by a super admin', async () => {
    const { body } = await make('senaat');
    const changed = await chief.patch(`difficult_words/${body._id}`, { description: 'anders' });
    expect(changed.body).toEqual({
      _id: body._id,
      word: 'senaat',
      forms: ['senaten'],
      description: 'anders',
      version: 2,
    });
    expect((await (await app.user('admin')).delete(`difficult_words/${body._id}`)).status).toBe(403);
    expect((await chief.delete(`difficult_words/${body._id}`)).status).toBe(204);
    expect((await chief.delete(`difficult_words/${body._id}`)).status).toBe(404);
    expect((await make('senaat')).status).toBe(201);
  });
});
