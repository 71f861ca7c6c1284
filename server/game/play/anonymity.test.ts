// What is stored and replied about a student: no time, no order, and nothing once it was deleted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import type { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(bothEngines)('a student on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  const start = () => startGame(app, teacher, set, { settings: ['own_arguments', 'own_tempo'] });
  const argue = async (who: Caller, game: TestGame, statementId: string, comment: string) =>
    (await giveAnswer(who, game, statementId, { opinion: 'Akkoord', comment })).body;
  const remove = (game: TestGame, answerId: string) => teacher.delete(`${game.path}/comment/${answerId}`);
  const forget = (who: Caller, game: TestGame) => who.delete(`result/session/${game.id}/mine`);
  const opinionsOf = async (game: TestGame): Promise<{ _id: string; comment: string }[]> =>
    (await teacher.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions;

  it('has random ids, and times to the minute', async () => {
    const game = await start();
    const { _id, studentId } = await argue(app.student(), game, first, 'omdat');
    expect(_id).toMatch(V4);
    expect(studentId).toMatch(V4);
    const { answered_at } = await app.db
      .selectFrom('student_opinions')
      .select('answered_at')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const { joined_at } = await app.db
      .selectFrom('participants')
      .select('joined_at')
      .where('id', '=', studentId)
      .executeTakeFirstOrThrow();
    for (const time of [answered_at, joined_at]) {
      expect(time).toMatch(/:00\.000Z$/);
      expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(120_000);
    }
  });

  it('stands where the order says nothing, and stays there when another one comes, changes or goes', async () => {
    const game = await start();
    const students = Array.from({ length: 12 }, () => app.student());
    const sent: string[] = [];
    for (const [at, student] of students.entries()) sent.push((await argue(student, game, first, `text ${at}`))._id);
    const ids = async () => (await opinionsOf(game)).map(({ _id }) => _id);
    expect(await ids()).toEqual(sent.toSorted());
    await argue(students[3] ?? app.student(), game, first, 'een andere');
    expect(await ids()).toEqual(sent.toSorted());
    const { _id: newest } = await argue(app.student(), game, first, 'nog een');
    await forget(students[5] ?? app.student(), game);
    expect((await ids()).filter((id) => id !== newest)).toEqual(sent.filter((id) => id !== sent[5]).toSorted());
    const { body } = await teacher.get(`result/overview/${game.id}`);
    const listed = (await opinionsOf(game)).map(({ comment }) => comment);
    expect(body.statements[0].options[0].comments).toEqual(listed);
    const { text } = await teacher.get(`result/overview/${game.id}/download`);
    expect(listed.toSorted((a, b) => text.indexOf(`"${a}"`) - text.indexOf(`"${b}"`))).toEqual(listed);
  });

  it('stands in that order in what a command answers as well', async () => {
    const game = await startGame(app, teacher, set);
    const ids: string[] = [];
    for (let at = 0; at < 8; at++) {
      const { _id } = await argue(app.student(), game, first, '');
      const answered_at = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
      await app.db.updateTable('student_opinions').set({ answered_at }).where('id', '=', _id).execute();
      ids.push(_id);
    }
    const { body } = await teacher.post(`${game.path}/lock`, { locked: true });
    expect(body.studentOpinions.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toSorted());
  });

  it('cannot bring an argument back that the teacher removed', async () => {
    const game = await start();
    const [one, other] = [app.student(), app.student()];
    const { _id } = await argue(one, game, first, 'scheldwoord');
    expect((await remove(game, _id)).status).toBe(204);
    const commentOf = async (who: Caller, statementId: string, text: string) =>
      (await argue(who, game, statementId, text)).comment;
    expect(await commentOf(one, first, '  scheldwoord\n')).toBe('');
    expect((await opinionsOf(game)).map(({ comment }) => comment)).toEqual(['']);
    expect(await commentOf(one, first, 'iets anders')).toBe('iets anders');
    expect(await commentOf(one, second, 'scheldwoord')).toBe('scheldwoord');
    expect(await commentOf(other, first, 'scheldwoord')).toBe('scheldwoord');
    const [stored, ...more] = await app.db.selectFrom('removed_arguments').selectAll().execute();
    expect(more).toEqual([]);
    expect(JSON.stringify(stored)).not.toContain('scheldwoord');
  });

  it('a student whose answers are deleted is gone, in any state, and new when they come back', async () => {
    const game = await start();
    const [one, other] = [app.student(), app.student()];
    const { _id, studentId } = await argue(one, game, first, 'van mij');
    await argue(other, game, first, 'blijft');
    await remove(game, _id);
    expect((await forget(app.student(), game)).status).toBe(404);
    expect((await forget(one, game)).status).toBe(204);
    expect((await forget(one, game)).status).toBe(404);
    expect((await opinionsOf(game)).map(({ comment }) => comment)).toEqual(['blijft']);
    expect(await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).toMatchObject({
      count: 1,
    });
    const again = await argue(one, game, first, 'van mij');
    expect(again.comment, 'what was removed is forgotten too').toBe('van mij');
    expect(again.studentId).not.toBe(studentId);
    await teacher.post(`${game.path}/archive`);
    expect((await forget(one, game)).status).toBe(204);
    expect((await one.get(`result/session/${game.id}`)).status).toBe(404);
    expect((await forget(teacher, game)).status).toBe(400);
  });

  it('a student who only looks at the end does not join', async () => {
    const game = await startGame(app, teacher, set);
    const joined = app.student();
    await giveAnswer(joined, game, first, { opinion: 'Akkoord' });
    await teacher.post(`${game.path}/end`);
    const stranger = app.student();
    expect(await stranger.call('GET voting/session/:code', { params: { code: game.code } })).toMatchObject({
      state: 'results',
      studentOpinions: [],
    });
    expect((await stranger.get(`${game.path}/parties`)).status).toBe(200);
    expect((await stranger.get(`${game.path}/statement/${first}/party-opinions`)).body).toHaveLength(3);
    expect(await teacher.call('GET voting/session/:code/participants', { params: { code: game.code } })).toMatchObject({
      count: 1,
    });
    expect(
      (await joined.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
    ).toHaveLength(1);
  });
});

describe('deleted texts', async () => {
  const { app, teacher, set, first, second } = await openGameApp('SQLite');

  /** The files of the database that contain the text. */
  const filesWith = (text: string): string[] => {
    const { dataDir } = app.database;
    return readdirSync(dataDir).filter(
      (name) => name.includes('sqlite') && readFileSync(join(dataDir, name)).includes(text),
    );
  };
  const gone = (text: string) => vi.waitFor(() => expect(filesWith(text)).toEqual([]), 5_000);

  it('leave the file and its log, and are never written again', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments', 'own_tempo'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg met dit' });
    await giveAnswer(student, game, second, { opinion: 'Akkoord', comment: 'vergeet dit' });
    expect(filesWith('weg met dit')).not.toEqual([]);
    await teacher.delete(`${game.path}/comment/${body._id}`);
    await gone('weg met dit');
    await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg met dit' });
    expect(filesWith('weg met dit')).toEqual([]);
    expect(filesWith('vergeet dit')).not.toEqual([]);
    await student.delete(`result/session/${game.id}/mine`);
    await gone('vergeet dit');
  });
});
