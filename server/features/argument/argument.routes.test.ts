import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { waitsForLock } from '#server/testing/lock-waits.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { type Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('arguments on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  it('are removed by the teacher, without the opinion', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const other = await startGame(app, teacher, set);
    expect((await teacher.delete(`${other.path}/comment/${body._id}`)).status).toBe(404);
    expect((await teacher.delete(`${game.path}/comment/${body._id}`)).status).toBe(204);
    expect(
      (await student.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
    ).toMatchObject([{ opinion: 'Akkoord', comment: '' }]);
  });

  it('may be tried on what flags them, by a teacher, and nothing is stored', async () => {
    const flagsOf = async (text: string) => (await teacher.call('POST flags', { body: { text } })).flags;
    expect(await flagsOf('Moet de bus gratis zijn?')).toEqual([]);
    expect(await flagsOf('stuur het naar emma.j@example.org als je wilt')).toEqual(['contact']);
    expect([await flagsOf('dezelfde zin'), await flagsOf('dezelfde zin')]).toEqual([[], []]);
    expect(errorOf(await app.student().post('flags', { text: 'x' }))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await teacher.post('flags', {})).status).toBe(422);
  });

  it('that change while they are removed do not come back either', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const removing = await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('student_opinions').set({ comment: 'en hiermee' }).where('id', '=', body._id).execute();
      const begun = teacher.delete(`${game.path}/comment/${body._id}`);
      // SQLite lets it begin only after this transaction.
      if (engine === 'PostgreSQL') await waitsForLock(app.db, 1);
      return { begun };
    });
    expect((await removing.begun).status).toBe(204);
    const again = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'en hiermee' });
    expect([again.status, again.body.comment]).toEqual([201, '']);
  });

  it.each([
    ['as they are', 'weg ermee'],
    ['as the live screen shows them still', ''],
  ])('that are sent again while they are removed do not come back (%s)', async (_, present) => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const send = (student: Caller, comment: string) =>
      giveAnswer(student, game, first, { opinion: 'Akkoord', comment });
    const student = app.student();
    const { body } = await send(student, 'weg ermee');
    // A snapshot is of several students.
    for (let at = 0; at < 3; at++) await send(app.student(), '');
    expect((await teacher.post(`${game.path}/statement/${first}/shown`)).status).toBe(200);
    await send(student, present);
    const begun = await app.db.transaction().execute(async (trx) => {
      // The removal waits here, between its two writes. SQLite lets neither begin before this transaction is complete.
      const isShared = engine === 'PostgreSQL';
      if (isShared) await sql`lock table removed_arguments in share mode`.execute(trx);
      const removed = teacher.delete(`${game.path}/comment/${body._id}`);
      if (isShared) await waitsForLock(app.db, 1);
      const again = send(student, 'weg ermee');
      if (isShared) await waitsForLock(app.db, 2);
      return { removed, again };
    });
    expect([(await begun.removed).status, (await begun.again).status]).toEqual([204, 201]);
    const read = await student.call('GET voting/session/:code', { params: { code: game.code } });
    expect(read.studentOpinions).toMatchObject([{ comment: '' }]);
  });

  it('are hidden for their teacher alone, with the errors of a removal, and nothing is stored', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const stranger = await app.user('teacher');
    const other = await startGame(app, teacher, set);
    const hide = (caller: Caller, where: string, commentId: string, given: object = { hidden: 'ja' }) =>
      caller.post(`${where}/comment/${commentId}/hidden`, given);
    const paths = [
      [student, game.path, body._id],
      [stranger, game.path, body._id],
      [stranger, 'voting/session/ZZZZZZ', body._id],
      [teacher, other.path, body._id],
      [teacher, game.path, first],
      [teacher, game.path, 'geen-id'],
    ] as const;
    for (const [caller, where, commentId] of paths)
      expect(errorOf(await hide(caller, where, commentId))).toEqual(
        errorOf(await caller.delete(`${where}/comment/${commentId}`)),
      );
    expect((await hide(teacher, game.path, body._id)).body.fields).toEqual({ hidden: 'INVALID_VALUE', by: 'REQUIRED' });
    const given = { hidden: true, by: randomUUID() };
    expect((await hide(teacher, game.path, body._id, given)).status).toBe(204);
    for (const reader of [student, teacher])
      expect(
        (await reader.call('GET voting/session/:code', { params: { code: game.code } })).studentOpinions,
      ).toMatchObject([{ comment: 'weg ermee' }]);
  });
});
