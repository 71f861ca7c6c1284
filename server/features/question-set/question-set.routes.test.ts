// Creating question sets through the real app.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertParty } from '#server/testing/factories.ts';
import { questionSetOffice } from '#server/testing/question-set-office.ts';
import { engines } from '#server/testing/test-database.ts';
import { questionSetBody, type SetParty, type TestSetBody } from '#testing/fixtures.ts';

describe.each(engines)('question sets on %s', async (engine) => {
  const { app, chief, members, body, read, make, change } = await questionSetOffice(engine);

  describe('a new set', () => {
    it('is what was sent, with the ids that were sent', async () => {
      const sent = body();
      const set = await make(sent);
      expect(set).toMatchObject({ name: sent.name, description: sent.description, published: false, version: 1 });
      expect(set.opinionOptions).toEqual(sent.opinionOptions);
      expect(set.statements).toMatchObject(sent.statements);
      expect(set.partyOpinions).toEqual(sent.partyOpinions);
      expect(await read(set._id)).toEqual(set);
      expect((await chief.get(`question_sets/${set._id}/details`)).body).toEqual(set);
    });

    it('shows parties as records by name and options by order, on each statement too', async () => {
      const sent = body();
      sent.parties.reverse();
      sent.opinionOptions.reverse();
      const set = await make(sent);
      expect(set.parties.map(({ name }: SetParty) => name)).toEqual(['Appel', 'Peer']);
      expect(set.parties[0]).toEqual({
        _id: members[0]?._id,
        name: 'Appel',
        description: 'Over Appel',
        color: '#336699',
        video: '',
        image: null,
      });
      const texts = (options: { opinion: string }[]) => options.map(({ opinion }) => opinion);
      expect(texts(set.opinionOptions)).toEqual(['Akkoord', 'Niet akkoord']);
      expect(texts(set.statements[0].opinionOptions)).toEqual(['Akkoord', 'Niet akkoord']);
    });

    it('may be empty, and may have opinions that are not filled in', async () => {
      expect((await chief.post('question_sets', { name: 'Leeg' })).status).toBe(201);
      const sent = body();
      sent.partyOpinions = sent.partyOpinions.slice(0, 2).map((one) => ({ ...one, opinion: null }));
      expect((await make(sent)).partyOpinions).toEqual(sent.partyOpinions);
    });

    it('gets ids of its own where another set has the sent ones, and leaves that set alone', async () => {
      const sent = body();
      const first = await make(sent);
      const second = await make({ ...sent, name: 'Nog een' });
      const ids = (set: { statements: SetParty[] }) => set.statements.map(({ _id }) => _id);
      expect(ids(second).some((id) => ids(first).includes(id))).toBe(false);
      expect(second.partyOpinions.map(({ statementId }: { statementId: string }) => statementId)).toEqual(
        ids(second).flatMap((id) => [id, id]),
      );
      expect(second.partyOpinions.every(({ opinion }: { opinion: string }) => opinion === 'Akkoord')).toBe(true);
      expect(await read(first._id)).toEqual(first);
    });

    it('is created twice if it is sent twice at once without an id', async () => {
      const sent = body();
      const [first, second] = await Promise.all([make(sent), make(sent)]);
      expect(first.statements[0]._id).not.toBe(second.statements[0]._id);
      expect(await read(first._id)).toEqual(first);
      expect(await read(second._id)).toEqual(second);
    });

    it('recognises an option whatever its case and blanks', async () => {
      const sent = body();
      sent.partyOpinions = sent.partyOpinions.map((one) => ({ ...one, opinion: ' AKKOORD ' }));
      expect((await make(sent)).partyOpinions[0].opinion).toBe('Akkoord');
    });

    it('takes 40 parties and 38 statements', async () => {
      const many = await Promise.all(Array.from({ length: 40 }, (_, at) => insertParty(app.db, `Lijst ${at + 10}`)));
      const sent = questionSetBody(many, { statements: 38 });
      sent.partyOpinions = sent.partyOpinions.map((one) => ({ ...one, comment: 'omdat '.repeat(150) }));
      const set = await make(sent);
      expect(set.partyOpinions).toHaveLength(40 * 38);
      expect((await change(set._id, { name: 'Groot', statements: sent.statements })).body.partyOpinions).toHaveLength(
        40 * 38,
      );
    });
  });

  describe('what does not fit together is refused at its field, and nothing is stored', () => {
    const cases: [string, (sent: TestSetBody) => object, Record<string, string>][] = [
      ['no name', (sent) => ({ ...sent, name: ' ' }), { name: 'REQUIRED' }],
      [
        'a statement without a text',
        (sent) => ({ ...sent, statements: [{ ...sent.statements[0], description: ' ' }], partyOpinions: [] }),
        { 'statements.0.description': 'REQUIRED' },
      ],
      [
        'orders that are missing',
        (sent) => ({
          ...sent,
          opinionOptions: [undefined, null, ' '].map((order, at) => ({
            opinion: `Optie ${at}`,
            color: '#000000',
            order,
          })),
          partyOpinions: [],
        }),
        {
          'opinionOptions.0.order': 'REQUIRED',
          'opinionOptions.1.order': 'REQUIRED',
          'opinionOptions.2.order': 'REQUIRED',
        },
      ],
      [
        'an order that is no number',
        (sent) => ({
          ...sent,
          opinionOptions: [{ opinion: 'Ja', color: '#000000', order: 'eerst' }],
          partyOpinions: [],
        }),
        { 'opinionOptions.0.order': 'NOT_A_NUMBER' },
      ],
      [
        'two options with one text',
        (sent) => ({
          ...sent,
          opinionOptions: sent.opinionOptions.map((one, at) => ({ ...one, opinion: at === 0 ? 'Ja' : ' JA' })),
          partyOpinions: [],
        }),
        { 'opinionOptions.1.opinion': 'TAKEN' },
      ],
      [
        'two statements with one id',
        (sent) => ({
          ...sent,
          statements: sent.statements.map((one) => ({ ...one, _id: sent.statements[0]?._id })),
          partyOpinions: [],
        }),
        { 'statements.1._id': 'TAKEN' },
      ],
      [
        'an unknown party',
        (sent) => ({ ...sent, parties: [randomUUID()], partyOpinions: [] }),
        { 'parties.0': 'UNKNOWN' },
      ],
      ['a party that is no id', (sent) => ({ ...sent, parties: ['x'], partyOpinions: [] }), { 'parties.0': 'UNKNOWN' }],
      [
        'an opinion that names nothing',
        (sent) => ({ ...sent, partyOpinions: [{ statementId: 'x', opinion: null }] }),
        { 'partyOpinions.0.statementId': 'UNKNOWN', 'partyOpinions.0.partyId': 'REQUIRED' },
      ],
      [
        'an opinion that is no option',
        (sent) => ({
          ...sent,
          partyOpinions: sent.partyOpinions.map((one) => ({ ...one, opinion: 'Misschien' })).slice(0, 1),
        }),
        { 'partyOpinions.0.opinion': 'UNKNOWN' },
      ],
      [
        'an opinion about a statement that is not in the set',
        (sent) => ({
          ...sent,
          partyOpinions: sent.partyOpinions.map((one) => ({ ...one, statementId: randomUUID() })).slice(0, 1),
        }),
        { 'partyOpinions.0.statementId': 'UNKNOWN' },
      ],
      [
        'an opinion of a party that is not in the set',
        (sent) => ({ ...sent, parties: sent.parties.slice(0, 1), partyOpinions: sent.partyOpinions.slice(1, 2) }),
        { 'partyOpinions.0.partyId': 'UNKNOWN' },
      ],
      [
        'two opinions of one party about one statement',
        (sent) => ({ ...sent, partyOpinions: [sent.partyOpinions[0], sent.partyOpinions[0]] }),
        { 'partyOpinions.1': 'TAKEN' },
      ],
    ];
    it.each(cases)('%s', async (_name, spoil, fields) => {
      const before = (await chief.call('GET question_sets')).length;
      const reply = await chief.post('question_sets', spoil(body()));
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ code: 'INVALID', fields });
      expect(await chief.call('GET question_sets')).toHaveLength(before);
    });
  });
});
