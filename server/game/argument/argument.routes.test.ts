import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { untilQueriesWait } from '#server/testing/lock-waits.ts';
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
    expect((await teacher.post('flags', { text: '🙂'.repeat(600) })).status).toBe(200);
    expect((await teacher.post('flags', { text: 'x'.repeat(601) })).body.fields).toEqual({ text: 'TOO_LONG' });
  });

  it('that change while they are removed do not come back either', async () => {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments'] });
    const student = app.student();
    const { body } = await giveAnswer(student, game, first, { opinion: 'Akkoord', comment: 'weg ermee' });
    const removing = await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('student_opinions').set({ comment: 'en hiermee' }).where('id', '=', body._id).execute();
      const begun = teacher.delete(`${game.path}/comment/${body._id}`);
      // SQLite lets it begin only after this transaction.
      if (engine === 'PostgreSQL') await untilQueriesWait(app.db, 1);
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
      if (isShared) await untilQueriesWait(app.db, 1);
      const again = send(student, 'weg ermee');
      if (isShared) await untilQueriesWait(app.db, 2);
      return { removed, again };
    });
    expect([(await begun.removed).status, (await begun.again).status]).toEqual([204, 201]);
    const read = await student.call('GET voting/session/:code', { params: { code: game.code } });
    expect(read.studentOpinions).toMatchObject([{ comment: '' }]);
  });
});
