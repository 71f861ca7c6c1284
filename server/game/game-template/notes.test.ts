// A teacher's own notes: in a game template, in the games made of it, in copies, and for the next time.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTemplate } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

interface Note {
  statementId: string;
  text: string;
}

describe.each(engines)('notes on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);
  const colleague = await app.user('teacher');

  const sorted = (notes: Note[]) => notes.toSorted((a, b) => (a.statementId < b.statementId ? -1 : 1));
  const withNotes = async (notes: Note[]): Promise<string> => {
    const id = await makeTemplate(app, teacher, set);
    expect((await teacher.patch(`game_templates/${id}`, { notes })).status).toBe(200);
    return id;
  };
  const notesOf = async (id: string, by = teacher) => (await by.get(`game_templates/${id}`)).body.notes;
  const play = async (gameTemplateId: string, by = teacher): Promise<string> =>
    (await by.post('config/game-template/voting-session', { gameTemplateId })).body.code;
  const inGame = async (code: string, by = teacher) =>
    (await by.get(`voting/session/${code}`)).body.statements.map(({ note }: { note: string }) => note);

  it('are trimmed, an empty one is none, and they are replaced whole', async () => {
    const id = await withNotes([
      { statementId: second, text: ' Vraag eerst wie dit kent. ' },
      { statementId: first, text: '😀'.repeat(600) },
      { statementId: required(set.statements[2]), text: ' \n' },
    ]);
    const stored = sorted([
      { statementId: second, text: 'Vraag eerst wie dit kent.' },
      { statementId: first, text: '😀'.repeat(600) },
    ]);
    expect(await notesOf(id)).toEqual(stored);
    await teacher.patch(`game_templates/${id}`, { name: 'Anders' });
    expect(await notesOf(id)).toEqual(stored);
    await teacher.patch(`game_templates/${id}`, { notes: [] });
    expect(await notesOf(id)).toEqual([]);
  });

  it('are in the list of games; one without says nothing of them', async () => {
    const withSome = await withNotes([{ statementId: first, text: 'Vraag eerst wie dit kent.' }]);
    const without = await makeTemplate(app, teacher, set);
    const { body } = await teacher.get('game_templates');
    const listed = (id: string) => body.find(({ _id }: { _id: string }) => _id === id);
    expect(listed(withSome).notes).toEqual([{ statementId: first, text: 'Vraag eerst wie dit kent.' }]);
    expect(listed(without)).not.toHaveProperty('notes');
    expect(await notesOf(without)).toEqual([]);
  });

  it('are in their teacher’s download of everything, each with the text of its statement', async () => {
    const own = { _id: randomUUID(), description: 'No phones at school.' };
    const id = await makeTemplate(app, teacher, set);
    const notes = [
      { statementId: own._id, text: 'at the own one' },
      { statementId: second, text: 'at the other one' },
    ];
    await teacher.patch(`game_templates/${id}`, { ownStatements: [own], statements: [own._id, first], notes });
    const code = await play(id);
    const said = (await teacher.get(`voting/session/${code}`)).body;
    const download = JSON.parse((await teacher.get('account/download')).text);
    const ofTemplate = download.gameTemplates.find(({ _id }: { _id: string }) => _id === id).notes;
    expect(ofTemplate).toContainEqual({ statement: own.description, note: 'at the own one' });
    expect(ofTemplate).toContainEqual({ statement: expect.any(String), note: 'at the other one' });
    expect(download.votingSessions.find(({ _id }: { _id: string }) => _id === said._id).notes).toEqual(
      expect.arrayContaining(ofTemplate),
    );
    expect((await colleague.get('account/download')).text).not.toContain('at the own one');
  });

  it('are at statements of the question set, also at one that is not played, once each', async () => {
    const id = await makeTemplate(app, teacher, set);
    const path = `game_templates/${id}`;
    const text = 'x';
    const played = await teacher.patch(path, { statements: [first], notes: [{ statementId: second, text }] });
    expect(played.body.notes).toEqual([{ statementId: second, text }]);
    const faults = async (notes: unknown) => (await teacher.patch(path, { notes })).body.fields;
    for (const statementId of [randomUUID(), 'x'])
      expect(await faults([{ statementId, text }])).toEqual({ 'notes.0.statementId': 'UNKNOWN' });
    const twice = [first, second, first].map((statementId) => ({ statementId, text }));
    expect(await faults(twice)).toEqual({ 'notes.2.statementId': 'TAKEN' });
    expect(await faults([{ statementId: first, text: 'x'.repeat(601) }])).toEqual({ 'notes.0.text': 'TOO_LONG' });
    expect(await notesOf(id)).toEqual([{ statementId: second, text }]);
  });

  it('make a newer version of the template, which is not overwritten', async () => {
    const id = await withNotes([]);
    const { version } = (await teacher.get(`game_templates/${id}`)).body;
    const save = (text: string) =>
      teacher.patch(`game_templates/${id}`, { version, notes: [{ statementId: first, text }] });
    expect((await save('een')).status).toBe(200);
    expect((await save('een')).status).toBe(200);
    expect((await save('twee')).body.code).toBe('CHANGED_MEANWHILE');
  });

  it('stay in a game as they were when it was made', async () => {
    const id = await withNotes([{ statementId: first, text: 'Toen' }]);
    const code = await play(id);
    await teacher.patch(`game_templates/${id}`, { notes: [{ statementId: second, text: 'Nu' }] });
    expect(await inGame(code)).toEqual(['Toen', '', '']);
    expect(await inGame(await play(id))).toEqual(['', 'Nu', '']);
  });

  it('go along with a copy of one’s own, and to no colleague', async () => {
    const id = await withNotes([{ statementId: first, text: 'Alleen voor mij' }]);
    const { token } = (await teacher.post(`game_templates/${id}/link`)).body;
    const link = `game_template_links/${token}`;
    expect((await teacher.post(link)).body.notes).toEqual([{ statementId: first, text: 'Alleen voor mij' }]);
    const read = [await colleague.get(link), await colleague.get(`${link}/sheet`), await colleague.post(link)];
    for (const { text } of read) expect(text).not.toContain('Alleen voor mij');
    const copy = read[2]?.body._id;
    expect(await notesOf(copy, colleague)).toEqual([]);
    expect(await inGame(await play(copy, colleague), colleague)).toEqual(['', '', '']);
  });

  describe('for the next time', () => {
    const archived = async (notes: Note[]) => {
      const code = await play(await withNotes(notes));
      const { _id } = (await teacher.get(`voting/session/${code}`)).body;
      return { id: _id as string, code, path: `voting/archive/${_id}` };
    };
    const archive = (code: string) => teacher.post(`voting/session/${code}/archive`);

    it('are kept with the archived game, and played again', async () => {
      const game = await archived([{ statementId: first, text: 'Toen' }]);
      await archive(game.code);
      expect((await teacher.get(game.path)).body).toEqual({ notes: [{ statementId: first, text: 'Toen' }] });
      const next = [{ statementId: second, text: 'Volgende keer trager' }];
      const changed = await teacher.patch(game.path, { notes: next });
      expect([changed.status, changed.body]).toEqual([200, { notes: next, classLabel: '5A' }]);
      const { code } = (await teacher.post(`${game.path}/again`)).body;
      expect(await inGame(code)).toEqual(['', 'Volgende keer trager', '']);
    });

    it('are for its owner, and once it is archived', async () => {
      const game = await archived([]);
      expect((await teacher.patch(game.path, { notes: [] })).body.code).toBe('WRONG_STATE');
      await archive(game.code);
      expect((await colleague.patch(game.path, { notes: [] })).body.code).toBe('NOT_FOUND');
      expect((await colleague.get(game.path)).body.code).toBe('NOT_FOUND');
      const unknown = await teacher.patch(game.path, { notes: [{ statementId: randomUUID(), text: 'x' }] });
      expect(unknown.body.fields).toEqual({ 'notes.0.statementId': 'UNKNOWN' });
    });
  });

  it('leave a teacher’s own statement on the sheet of a link in its place, with the options of the set', async () => {
    const own = { _id: randomUUID(), description: 'No phones at school.' };
    const id = await makeTemplate(app, teacher, set);
    const notes = [{ statementId: own._id, text: 'a secret note' }];
    await teacher.patch(`game_templates/${id}`, { ownStatements: [own], statements: [own._id, first], notes });
    const { token } = (await teacher.post(`game_templates/${id}/link`)).body;
    const reply = await colleague.get(`game_template_links/${token}/sheet`);
    expect(reply.body.statements.map(({ own }: { own: boolean }) => own)).toEqual([true, false]);
    const [teachers, ofTheSet] = reply.body.statements;
    expect(teachers).toEqual({ ...own, opinions: ofTheSet.opinions, own: true, plain: '', background: '', talk: '' });
    expect(reply.text).not.toContain('a secret note');
  });

  it('are not in how the lesson of a link goes, which says the rest', async () => {
    const id = await makeTemplate(app, teacher, set);
    await teacher.patch(`game_templates/${id}`, { statements: [second, first] });
    const { token } = (await teacher.post(`game_templates/${id}/link`)).body;
    const { body } = await colleague.get(`game_template_links/${token}/sheet`);
    expect(body.statements).toEqual(
      [second, first].map((_id) => ({
        _id,
        description: expect.any(String),
        opinions: set.opinions,
        own: false,
        plain: '',
        background: '',
        talk: '',
      })),
    );
    expect(body.parties).toHaveLength(set.parties.length);
    expect((await colleague.get('game_template_links/x/sheet')).status).toBe(404);
  });
});
