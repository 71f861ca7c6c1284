// A teacher's own statements in a running game, on both databases.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTemplate, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';

describe.each(engines)('own statements on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);

  const own = (changes: object = {}) => ({ _id: randomUUID(), description: 'Moet dat?', opinions: null, ...changes });
  const add = (game: TestGame, body: object) => teacher.post(`${game.path}/own-statement`, body);
  const idsOf = async (game: TestGame) => {
    const { statements } = await teacher.call('GET voting/session/:code', { params: { code: game.code } });
    return statements.map(({ _id }) => _id);
  };

  it('come after the current one, once, and can be taken away while nobody has answered', async () => {
    const game = await startGame(app, teacher, set);
    const made = own({ opinions: ['Ja', 'Nee'] });
    const replies = await Promise.all([1, 2, 3].map(() => add(game, made)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [first, ...rest] = set.statements;
    expect(await idsOf(game)).toEqual([first, made._id, ...rest]);
    expect((await teacher.delete(`${game.path}/own-statement/${made._id}`)).status).toBe(204);
    expect(await idsOf(game)).toEqual(set.statements);
  });

  it('accept answers to their present text only, also if the server has an older one in its cache', async () => {
    const game = await startGame(app, teacher, set);
    const made = own({ opinions: ['Ja', 'Nee'] });
    await add(game, made);
    await teacher.post(`${game.path}/statement/${made._id}`);
    const path = `${game.path}/statement/${made._id}/opinion`;
    expect((await app.student().post(path, { opinion: 'Ja', version: 9 })).status).toBe(409);
    await teacher.patch(`${game.path}/own-statement/${made._id}`, { opinions: ['Links', 'Rechts'] });
    const student = app.student();
    expect(errorOf(await student.post(path, { opinion: 'Links', version: 1 }))).toEqual([409, 'WRONG_STATE']);
    expect((await student.post(path, { opinion: 'Ja' })).status).toBe(422);
    expect((await student.post(path, { opinion: 'Links', version: 2 })).status).toBe(201);
    const late = await teacher.patch(`${game.path}/own-statement/${made._id}`, { description: 'Anders' });
    expect(errorOf(late)).toEqual([409, 'IN_USE']);
  });

  it('are looked for before what is sent is looked at, and that before the state of the game', async () => {
    const game = await startGame(app, teacher, set);
    for (const id of [randomUUID(), set.statements[0], 'x'])
      expect(errorOf(await teacher.patch(`${game.path}/own-statement/${id}`, { description: '' }))).toEqual([
        404,
        'NOT_FOUND',
      ]);
    expect(fieldsOf(await add(game, own({ _id: undefined })))).toEqual([422, { _id: 'REQUIRED' }]);
    const made = own();
    await add(game, made);
    await teacher.post(`${game.path}/end`);
    for (const after of [randomUUID(), 'x'])
      expect(fieldsOf(await add(game, own({ after })))).toEqual([422, { after: 'UNKNOWN' }]);
    expect(errorOf(await add(game, own({ after: made._id })))).toEqual([409, 'WRONG_STATE']);
  });

  it('are at most twenty, of several added at once too', async () => {
    const game = await startGame(app, teacher, set);
    for (let at = 1; at < OWN_STATEMENTS_MAX; at++) expect((await add(game, own())).status).toBe(201);
    const last = await Promise.all([own(), own()].map((one) => add(game, one)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are listed for their teacher only, the latest first, each once, without those of a try-out', async () => {
    const writer = await app.user('teacher');
    const texts = async (who = writer) => (await who.get('own_statements')).body;
    expect(await texts()).toEqual([]);
    const prepared = own({ description: 'Prepared', opinions: ['Ja', 'Nee'] });
    const gameTemplateId = await makeTemplate(app, writer, set);
    await writer.patch(`game_templates/${gameTemplateId}`, { ownStatements: [prepared], statements: [prepared._id] });
    const play = async (tryOut: boolean, description: string) => {
      const made = await writer.post('config/game-template/voting-session', { gameTemplateId, tryOut });
      const path = `voting/session/${made.body.code}`;
      expect((await writer.post(`${path}/own-statement`, own({ description }))).status).toBe(201);
      return path;
    };
    await play(true, 'Tried out');
    await writer.post(`${await play(false, 'On the spot')}/archive`);
    const listed = [
      { description: 'Prepared', opinions: ['Ja', 'Nee'] },
      { description: 'On the spot', opinions: null },
    ];
    expect(await texts()).toEqual(listed);
    await play(false, ' on the SPOT');
    expect((await texts()).map(({ description }: { description: string }) => description)).toEqual([
      'Prepared',
      'on the SPOT',
    ]);
    expect(JSON.stringify(await texts(teacher))).not.toContain('On the spot');
    expect((await app.student().get('own_statements')).status).toBe(401);
  });

  it('are in the account’s download, and with the game in the next one', async () => {
    const game = await startGame(app, teacher, set);
    await add(game, own({ description: 'Moet onze school later beginnen?' }));
    await teacher.post(`${game.path}/archive`);
    expect((await teacher.get('account/download')).text).toContain('Moet onze school later beginnen?');
    const again = await teacher.call('POST voting/archive/:sessionId/again', { params: { sessionId: game.id } });
    const read = await teacher.call('GET voting/session/:code', { params: { code: again.code } });
    expect(read.statements.map(({ own: isOwn }) => isOwn)).toEqual([false, true, false, false]);
  });

  it('are another setup for each version, which the row says', async () => {
    const game = await startGame(app, teacher, set);
    const made = own();
    await add(game, made);
    const row = await app.db
      .selectFrom('voting_sessions')
      .select(['id', 'own_version'])
      .where('id', '=', game.id)
      .executeTakeFirstOrThrow();
    expect(row.own_version).toBe(1);
    const { setups } = app.app.deps;
    expect((await setups.get(row))?.statementIds).toContain(made._id);
    expect((await setups.get({ id: game.id, own_version: 0 }))?.setStatementIds).toEqual(set.statements);
  });
});
