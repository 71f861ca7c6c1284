// Drawings of statements, through the real app.
import { describe, expect, it } from 'vitest';
import { questionSetOffice } from '#server/testing/question-set-office.ts';
import { fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { DRAWINGS } from '#shared/domain/drawings.ts';

const drawingsIn = ({ statements }: { statements: { drawing: unknown }[] }) => statements.map(({ drawing }) => drawing);

describe.each(engines)('drawings of statements on %s', async (engine) => {
  const { app, body, read, change, chief } = await questionSetOffice(engine);
  const withDrawings = (...drawings: unknown[]) => {
    const sent = body({ statements: drawings.length });
    return { ...sent, statements: sent.statements.map((one, at) => ({ ...one, drawing: drawings[at] })) };
  };
  const send = (...drawings: unknown[]) => chief.post('question_sets', withDrawings(...drawings));

  it('are named to every teacher, each once', async () => {
    expect((await (await app.user('teacher')).get('question_sets/drawings')).body).toEqual(DRAWINGS);
    expect(new Set(DRAWINGS).size).toBe(DRAWINGS.length);
    expect((await app.nobody().get('question_sets/drawings')).status).toBe(401);
  });

  it('are stored, read, copied and published with their statements, and none is null', async () => {
    const { body: set } = await send('house', null, undefined);
    expect(drawingsIn(set)).toEqual(['house', null, null]);
    expect(drawingsIn(await read(set._id))).toEqual(['house', null, null]);
    expect(drawingsIn((await chief.post(`question_sets/${set._id}/copy`)).body)).toEqual(['house', null, null]);
    expect(drawingsIn((await chief.post(`question_sets/${set._id}/publish`)).body)).toEqual(['house', null, null]);
    const teacher = await app.user('teacher');
    expect(drawingsIn((await teacher.get(`question_sets/${set._id}`)).body)).toEqual(['house', null, null]);
  });

  it('stay when something else changes, and are replaced whole with their list', async () => {
    const { body: set } = await send('house', 'bus');
    expect(drawingsIn((await change(set._id, { name: 'Anders' })).body)).toEqual(['house', 'bus']);
    const statements = set.statements.map((one: object, at: number) => ({ ...one, drawing: at === 0 ? 'tree' : null }));
    expect(drawingsIn((await change(set._id, { statements })).body)).toEqual(['tree', null]);
  });

  it('that we do not have are unknown', async () => {
    for (const name of ['House', 'hand', '', 7])
      expect(fieldsOf(await send('house', name))).toEqual([422, { 'statements.1.drawing': 'UNKNOWN' }]);
    const { body: set } = await send('house');
    const statements = [{ ...set.statements[0], drawing: 'hand' }];
    expect(fieldsOf(await change(set._id, { statements }))).toEqual([422, { 'statements.0.drawing': 'UNKNOWN' }]);
  });

  it('come with a file, which says where one is unknown', async () => {
    const csv = (drawing: string) => `statement,drawing,A_opinion,A_comment\nEen?,,Ja,\nTwee?,${drawing},Nee,`;
    const { body: made } = await chief.post('question_sets/import', { name: 'Bestand', csv: csv('ship') });
    expect(drawingsIn(await read(made._id))).toEqual([null, 'ship']);
    const wrong = await chief.post('question_sets/import', { name: 'Bestand', csv: csv('hand') });
    expect(fieldsOf(wrong)).toEqual([422, { csv: 'WRONG_FORMAT' }]);
    expect(wrong.body.message).toBe('Line 3: there is no drawing "hand".');

    const json = (drawing: unknown) =>
      JSON.stringify({
        parties: [{ partyLong: 'A' }],
        answerOptions: ['Ja', 'Nee'].map((label, order) => ({ label, order, color: '#336699' })),
        statements: [{ statementLong: 'Een?', drawing, answers: [{ partyLong: 'A', answer: 'Ja' }] }],
      });
    const { body: other } = await chief.post('question_sets/import', { name: 'Bestand', json: json('sun') });
    expect(drawingsIn(await read(other._id))).toEqual(['sun']);
    const refused = await chief.post('question_sets/import', { name: 'Bestand', json: json('hand') });
    expect(fieldsOf(refused)).toEqual([422, { json: 'WRONG_FORMAT' }]);
    expect(refused.body.message).toBe('At /statements/0/drawing: there is no drawing "hand".');
  });
});
