// Importing question sets through the real app: forms as a browser sends them.
import { describe, expect, it } from 'vitest';
import { insertParty } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { partyColor } from '#shared/domain/palette.ts';

const CSV = 'statement,Noord_opinion,Noord_comment,Zuid_opinion,Zuid_comment\nEen?,Ja,want,Nee,\nTwee?,Nee,,,niets';

const jsonFile = (parties: string[], answers: object[]) =>
  JSON.stringify({
    _id: '00000000-0000-4000-8000-00000000000a',
    published: true,
    parties: parties.map((partyLong) => ({ partyLong, partyDescription: `Over ${partyLong}`, hash: 'x' })),
    answerOptions: [
      { order: 2, label: 'Nee', color: '#AA0000' },
      { order: 1, label: 'Ja', color: '#00AA00' },
    ],
    statements: [{ statementLong: 'Een?', answers }],
  });

describe.each(engines)('importing on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');
  const address = await app.listen();

  async function send(fields: Record<string, string>, { encode = 'multipart', token = chief.token } = {}) {
    const form = encode === 'multipart' ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.append(`questionSet[${name}]`, value);
    const reply = await fetch(`${address}/api/question_sets/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const body: ReturnType<typeof JSON.parse> = await reply.json();
    return { status: reply.status, body };
  }
  const read = async (id: string) => await chief.call('GET question_sets/:id', { params: { id: id } });
  const counts = async () => [
    (await chief.call('GET question_sets')).length,
    (await app.db.selectFrom('parties').select('id').execute()).length,
  ];

  it('makes an unpublished set of a CSV file, with opinions that are missing left open', async () => {
    const reply = await send({ name: 'Uit een rekenblad', description: 'ingevoerd', csv: CSV });
    expect(reply.status).toBe(201);
    const set = await read(reply.body._id);
    expect(set).toMatchObject({ name: 'Uit een rekenblad', description: 'ingevoerd', published: false });
    expect(set.opinionOptions.map(({ opinion }: { opinion: string }) => opinion)).toEqual(['Ja', 'Nee']);
    expect(set.statements.map(({ description }: { description: string }) => description)).toEqual(['Een?', 'Twee?']);
    const opinions = set.partyOpinions.map(({ opinion, comment }: { opinion: string | null; comment: string }) => [
      opinion,
      comment,
    ]);
    expect(opinions).toEqual([
      ['Ja', 'want'],
      ['Nee', ''],
      ['Nee', ''],
      [null, 'niets'],
    ]);
    const publish = await chief.post(`question_sets/${set._id}/publish`);
    expect(publish.body.fields).toEqual({ 'partyOpinions.3.opinion': 'REQUIRED' });
  });

  it('makes a set of a JSON file with its colours and orders; keys that mean nothing have no effect', async () => {
    const file = jsonFile(['Oost'], [{ partyLong: 'oost ', answer: 'NEE', explanation: null }]);
    const reply = await send({ name: 'Uit een bestand', json: file }, { encode: 'urlencoded' });
    expect(reply.status).toBe(201);
    const set = await read(reply.body._id);
    expect(set.published).toBe(false);
    expect(set._id).not.toBe('00000000-0000-4000-8000-00000000000a');
    expect(
      set.opinionOptions.map(({ opinion, color, order }: { opinion: string; color: string; order: number }) => [
        order,
        opinion,
        color,
      ]),
    ).toEqual([
      [1, 'Ja', '#00aa00'],
      [2, 'Nee', '#aa0000'],
    ]);
    expect(set.partyOpinions[0]?.opinion).toBe('Nee');
  });

  it('reuses a party with that name as it is, and makes the others with a colour', async () => {
    const known = await insertParty(app.db, 'Élan');
    const [, before = 0] = await counts();
    const file = jsonFile(
      [' E\u0301LAN', 'Vers'],
      [
        { partyLong: 'élan', answer: 'Ja' },
        { partyLong: 'Vers', answer: 'Nee' },
      ],
    );
    const set = await read((await send({ name: 'Partijen', json: file })).body._id);
    expect(set.parties).toEqual([
      expect.objectContaining({ _id: known._id, name: 'Élan', description: 'Over Élan', color: '#336699' }),
      expect.objectContaining({ name: 'Vers', description: 'Over Vers', color: partyColor(before), image: null }),
    ]);
    expect((await counts())[1]).toBe(before + 1);
  });

  it.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
    ['no file', { name: 'x' }, { 'questionSet[json]': 'REQUIRED' }, /./],
    ['no name', { name: ' ', csv: CSV }, { 'questionSet[name]': 'REQUIRED' }, /./],
    ['two files', { name: 'x', csv: CSV, json: '{}' }, { 'questionSet[csv]': 'INVALID_VALUE' }, /one file/],
    ['an empty file', { name: 'x', csv: '' }, { 'questionSet[csv]': 'UNREADABLE' }, /empty/],
    ['text that is no JSON', { name: 'x', json: '{' }, { 'questionSet[json]': 'UNREADABLE' }, /JSON/],
    [
      'a row that is too short',
      { name: 'x', csv: `${CSV}\nDrie?,Ja` },
      { 'questionSet[csv]': 'WRONG_FORMAT' },
      /Line 4/,
    ],
    [
      'an answer that is not declared',
      { name: 'x', json: jsonFile(['Nieuw'], [{ partyLong: 'Nieuw', answer: 'Soms' }]) },
      { 'questionSet[json]': 'WRONG_FORMAT' },
      /\/statements\/0\/answers\/0\/answer/,
    ],
    [
      'a statement that is too long',
      { name: 'x', csv: CSV.replace('Twee?', 'x'.repeat(1_001)) },
      { 'questionSet[csv]': 'TOO_LONG' },
      /Line 3/,
    ],
  ])('refuses %s, says where, and stores nothing', async (_name, fields, wanted, message) => {
    const before = await counts();
    const reply = await send(fields);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'INVALID', fields: wanted });
    expect(reply.body.message).toMatch(message);
    expect(await counts()).toEqual(before);
  });

  it.each(['multipart', 'urlencoded'])('refuses more than 10 MB in a %s form', async (encode) => {
    const refused = await send({ name: 'x', csv: `${CSV}\n`.padEnd(10 * 1024 * 1024 + 1, 'x') }, { encode });
    expect(errorOf(refused)).toEqual([413, 'TOO_LARGE']);
  });

  it('takes a file just below 10 MB', async () => {
    const rows = Array.from({ length: 499 }, (_, at) => `Stelling ${at},Ja,${'y'.repeat(20_000)},Nee,`);
    const csv = [CSV.split('\n')[0], ...rows].join('\n');
    expect((await send({ name: 'Groot', csv })).status).toBe(201);
  });

  it('is for a super admin only', async () => {
    const { token } = await app.user('admin');
    expect((await send({ name: 'x', csv: CSV }, { token })).status).toBe(403);
  });
});
