// A save sent again after a lost reply is no conflict with itself; another save over the same version is.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { questionSetBody } from '#testing/fixtures.ts';
import { insertParty, makeQuestionSet, makeTemplate } from './factories.ts';
import { openTestApp } from './open-app.ts';
import { type Caller, errorOf, type TestApp } from './test-app.ts';
import { bothEngines } from './test-database.ts';

/** One save, by the text that it stores; `base` is what the form was opened with. */
interface Form {
  what: string;
  open: (
    chief: Caller,
    app: TestApp,
  ) => Promise<(text: string) => Promise<{ status: number; body: { code?: string } }>>;
}

const FORMS: Form[] = [
  {
    what: 'a party',
    open: async (chief) => {
      const first = { name: 'Anker', description: 'Eerst', video: '', color: '#1864b0' };
      const { _id, version } = (await chief.call('POST parties', { body: first })).party;
      return (description) => chief.patch(`parties/${_id}`, { ...first, description, version });
    },
  },
  {
    what: 'a partner',
    open: async (chief) => {
      const first = { name: 'Eerst', website: '' };
      const { _id, version } = (await chief.call('POST partners', { body: first })).partner;
      return (name) => chief.patch(`partners/${_id}`, { ...first, name, version });
    },
  },
  {
    what: 'a difficult word',
    open: async (chief) => {
      const first = { word: `wet ${randomUUID()}`, forms: ['wetten'], description: 'Eerst' };
      const { _id, version } = await chief.call('POST difficult_words', { body: first });
      return (description) => chief.patch(`difficult_words/${_id}`, { ...first, description, version });
    },
  },
  {
    what: 'a content block',
    open: async (chief) => {
      const body = { page: 'about', type: 'title_with_description', title: 'Eerst', order: 1 } as const;
      const { _id, version } = await chief.call('POST content_blocks', { body });
      return (title) =>
        chief.patch(`content_blocks/${_id}`, { ...body, title, body: '<p onclick="no()">Ja.</p>', version });
    },
  },
  {
    what: 'the FAQ',
    open: async (chief) => {
      const faqOf = (question: string) => ({ question, answer: '<p onclick="no()">Ja.</p>', order: 1 });
      await chief.put('config/faq', { faqs: [faqOf('Eerst')] });
      const version = (await chief.call('GET config/faq'))[0]?.version;
      return (question) => chief.put('config/faq', { faqs: [faqOf(question)], version });
    },
  },
  {
    what: 'a game template',
    open: async (chief, app) => {
      const id = await makeTemplate(app, chief, await makeQuestionSet(app), {
        settings: ['own_tempo', 'own_arguments'],
      });
      const { version, name, classLabel, type, questionSet, ...lists } = await chief.call('GET game_templates/:id', {
        params: { id },
      });
      const { statements, parties, settings } = lists;
      const body = { name, classLabel, type, questionSet, statements, parties, settings, version };
      return (text) => chief.patch(`game_templates/${id}`, { ...body, name: text });
    },
  },
  {
    what: 'the listed words',
    open: async (chief) => {
      const { version } = (await chief.put('config/listed_words', { words: ['eerst'] })).body;
      return (word) => chief.put('config/listed_words', { words: [word, 'ander'], version });
    },
  },
];

describe.each(bothEngines)('sent again after a lost reply, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  it.each(FORMS)('$what', async ({ open }) => {
    const save = await open(chief, app);
    expect((await save('Tweede')).status).toBe(200);
    expect((await save('Tweede')).status).toBe(200);
    expect(errorOf(await save('Van een ander'))).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('a question set', async () => {
    const parties = [await insertParty(app.db, 'Noord'), await insertParty(app.db, 'Zuid')];
    const { version, ...set } = (await chief.post('question_sets', questionSetBody(parties, { statements: 3 }))).body;
    const save = (name: string) =>
      chief.patch(`question_sets/${set._id}`, {
        name,
        description: set.description,
        opinionOptions: set.opinionOptions,
        statements: set.statements,
        parties: parties.map(({ _id }) => _id).reverse(),
        partyOpinions: set.partyOpinions.toReversed(),
        version,
      });
    const first = await save('Tweede');
    expect(first.status).toBe(200);
    const again = await save('Tweede');
    expect([again.status, again.body.name]).toEqual([200, 'Tweede']);
    expect(errorOf(await save('Van een ander'))).toEqual([409, 'CHANGED_MEANWHILE']);
    await chief.patch(`question_sets/${set._id}`, { partyOpinions: set.partyOpinions.slice(1) });
    expect((await save('Tweede')).body.code).toBe('CHANGED_MEANWHILE');
  });
});
