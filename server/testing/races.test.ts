// Two calls at the same moment: the second gets a sensible reply, never a 5xx, and nothing is stored twice or by half.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { PROJECTORS_MAX } from '#shared/domain/limits.ts';
import { questionSetBody } from '#testing/fixtures.ts';
import { required } from '#testing/required.ts';
import { giveAnswer, insertParty, makeGame, makeQuestionSet, makeTemplate, startGame } from './factories.ts';
import { openTestApp } from './open-app.ts';
import { PASSWORD } from './test-app.ts';
import { bothEngines } from './test-database.ts';

/** Two calls overlap only by chance; in that many tries enough of them do. */
const ROUNDS = 12;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe.each(bothEngines)('at the same moment, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  it('imports that bring along the same new parties make each of them once', async () => {
    for (const round of rounds.slice(0, 4)) {
      const names = [`Noord ${round}`, `Zuid ${round}`];
      const csv = `statement,${names.map((name) => `${name}_opinion,${name}_comment`).join(',')}\nEen?,Ja,want,Nee,\nTwee?,Nee,,Ja,`;
      const form = new URLSearchParams({ 'questionSet[name]': 'Uit een bestand', 'questionSet[csv]': csv });
      const replies = await Promise.all(
        Array.from({ length: 6 }, () =>
          app.app.http.inject({
            method: 'POST',
            url: '/api/question_sets/import',
            payload: form.toString(),
            headers: {
              authorization: `Bearer ${chief.token}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
          }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
      const made = await app.db.selectFrom('parties').select('name').where('name', 'in', names).execute();
      expect(made.map(({ name }) => name).sort()).toEqual(names);
    }
  });

  it('a party is deleted, or a set that is being saved keeps it: the set never has a party that is gone', async () => {
    for (const round of rounds) {
      const stays = await insertParty(app.db, `Blijver ${round}`);
      const goes = await insertParty(app.db, `Vertrekker ${round}`);
      const { body: set } = await chief.post('question_sets', questionSetBody([stays]));
      const withBoth = questionSetBody([stays, goes]);
      const [deleted, ...saved] = await Promise.all([
        chief.delete(`parties/${goes._id}`),
        ...Array.from({ length: 6 }, () => chief.post('question_sets', withBoth)),
        chief.patch(`question_sets/${set._id}`, { parties: [stays._id, goes._id] }),
        chief.post('question_sets', questionSetBody([goes])),
      ]);
      expect(deleted.status).toBe(204);
      for (const { status, body } of saved) {
        expect([200, 201, 422], JSON.stringify(body)).toContain(status);
        if (status === 422) expect(Object.values(body.fields)).toContain('UNKNOWN');
      }
      for (const table of ['question_set_parties', 'party_opinions'] as const)
        expect(await app.db.selectFrom(table).selectAll().where('party_id', '=', goes._id).execute()).toEqual([]);
    }
  });

  it('a game that is deleted takes no answer to another game along', async () => {
    const set = await makeQuestionSet(app);
    const [statementId = ''] = set.statements;
    const other = await startGame(app, await app.user(), set);
    for (const _ of rounds) {
      const leaver = await app.user();
      const leaving = await startGame(app, leaver, set);
      const answers = Array.from({ length: 20 }, (_, at) =>
        giveAnswer(app.student(), at % 2 === 0 ? leaving : other, statementId, { opinion: 'Akkoord' }),
      );
      const [left, ...given] = await Promise.all([leaver.delete('account', { password: PASSWORD }), ...answers]);
      expect(left.status).toBe(204);
      const statuses = given.map(({ status }) => status);
      expect(statuses.filter((_, at) => at % 2 === 1)).toEqual(Array(10).fill(201));
      for (const status of statuses) expect([201, 404, 409]).toContain(status);
    }
  });

  it('a game that is made while its template changes or goes has one question set and all of its statements', async () => {
    const teacher = await app.user();
    const short = await makeQuestionSet(app, { statements: 2 });
    const long = await makeQuestionSet(app, { statements: 9 });
    for (const round of Array.from({ length: 5 * ROUNDS }, (_, at) => at)) {
      const gameTemplateId = await makeTemplate(app, teacher, short);
      const { questionSetId: questionSet, statements, parties } = long;
      const start = () => teacher.post('config/game-template/voting-session', { gameTemplateId });
      const change = () =>
        round % 2 === 0
          ? teacher.delete(`game_templates/${gameTemplateId}`)
          : teacher.patch(`game_templates/${gameTemplateId}`, { questionSet, statements, parties });
      const [, ...made] = await Promise.all([change(), start(), start(), start(), start()]);
      for (const { status, body } of made) {
        expect([201, 404], JSON.stringify(body)).toContain(status);
        if (status === 404) continue;
        const ids = (await teacher.call('GET voting/session/:code', { params: { code: body.code } })).statements.map(
          ({ _id }: { _id: string }) => _id,
        );
        expect([short.statements, long.statements]).toContainEqual(ids);
      }
    }
  });

  it('two devices that move a class on at once leave it where the last update says', async () => {
    const teacher = await app.user();
    const { publisher } = app.app.deps;
    const set = await makeQuestionSet(app, { statements: 6 });
    const game = await startGame(app, teacher, set);
    const update = vi.spyOn(publisher, 'toEverybody');
    for (const _ of Array.from({ length: 10 * ROUNDS })) {
      await Promise.all(set.statements.map((id) => teacher.post(`${game.path}/statement/${id}`)));
      const { currentStatement } = await teacher.call('GET voting/session/:code', { params: { code: game.code } });
      expect(update.mock.lastCall?.[1]).toEqual({ type: 'next-question', statementId: currentStatement });
    }
    update.mockRestore();
  });

  it('as many projectors as allowed are paired with a game, and no more', async () => {
    const teacher = await app.user();
    const { id, path } = await makeGame(app, teacher, await makeQuestionSet(app));
    const pairs = Array.from({ length: PROJECTORS_MAX + 5 }, async () => {
      const { pairingCode } = await (await app.projector()).call('GET projector');
      return () => teacher.post(`${path}/projectors`, { pairingCode });
    });
    const replies = await Promise.all((await Promise.all(pairs)).map((pair) => pair()));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(PROJECTORS_MAX).fill(201), ...Array(5).fill(409)]);
    const paired = await app.db.selectFrom('projectors').select('id').where('voting_session_id', '=', id).execute();
    expect(paired).toHaveLength(PROJECTORS_MAX);
  });

  it('no projector stays paired with a game that is archived', async () => {
    const teacher = await app.user();
    const set = await makeQuestionSet(app);
    for (const _ of rounds) {
      const { id, path } = await makeGame(app, teacher, set);
      const { pairingCode } = await (await app.projector()).call('GET projector');
      const [paired, archived] = await Promise.all([
        teacher.post(`${path}/projectors`, { pairingCode }),
        teacher.post(`${path}/archive`),
      ]);
      expect([201, 404]).toContain(paired.status);
      expect(archived.status).toBe(204);
      expect(await app.db.selectFrom('projectors').selectAll().where('voting_session_id', '=', id).execute()).toEqual(
        [],
      );
    }
  });

  it('a game is archived, whatever its other devices and its class do at that moment', async () => {
    const teacher = await app.user();
    const set = await makeQuestionSet(app, { statements: 6 });
    const [statementId = ''] = set.statements;
    for (const _ of rounds) {
      const game = await startGame(app, teacher, set);
      const { path } = game;
      const answer = () => giveAnswer(app.student(), game, statementId, { opinion: 'Akkoord' });
      const move = (id: string) => teacher.post(`${path}/statement/${id}`);
      const replies = await Promise.all([
        teacher.post(`${path}/archive`),
        teacher.post(`${path}/end`),
        teacher.post(`${path}/statement/${statementId}/second-round`),
        ...set.statements.flatMap((id) => [move(id), answer(), answer(), move(id)]),
      ]);
      expect(required(replies[0]).status).toBe(204);
      for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBeLessThan(500);
    }
  });

  it('a user who is deleted while creating something gets an error, never a 5xx', async () => {
    const set = await makeQuestionSet(app);
    for (const _ of rounds) {
      const leaver = await app.user();
      const gameTemplateId = await makeTemplate(app, leaver, set);
      const template = {
        name: 'Nog een',
        type: 'debate',
        questionSet: set.questionSetId,
        statements: set.statements,
        parties: set.parties,
        settings: [],
      };
      const [left, ...made] = await Promise.all([
        leaver.delete('account', { password: PASSWORD }),
        leaver.post('game_templates', template),
        leaver.post('config/game-template/voting-session', { gameTemplateId }),
        leaver.post('account/password', { currentPassword: randomUUID(), password: randomUUID() }),
      ]);
      expect(left.status).toBe(204);
      for (const { status, body } of made) expect([201, 401, 404, 409, 422], JSON.stringify(body)).toContain(status);
    }
  });

  it('two changes of one game template are both kept, also where neither says what it replaces', async () => {
    const teacher = await app.user('teacher');
    const set = await makeQuestionSet(app);
    for (const round of rounds) {
      const id = await makeTemplate(app, teacher, set);
      const [name, classLabel] = [`Spel ${round}`, `${round}B`];
      const replies = await Promise.all([
        teacher.patch(`game_templates/${id}`, { name }),
        teacher.patch(`game_templates/${id}`, { classLabel }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect((await teacher.get(`game_templates/${id}`)).body).toMatchObject({ name, classLabel });
    }
  });

  it('of the last two super admins who leave, the one who is refused keeps every game', async () => {
    await app.db.updateTable('users').set({ role: 'teacher' }).where('role', '=', 'super_admin').execute();
    const set = await makeQuestionSet(app);
    const two = [await app.user('super_admin'), await app.user('super_admin')];
    for (const owner of two) for (let at = 0; at < 20; at++) await startGame(app, owner, set);
    const replies = await Promise.all(two.map((one) => one.delete('account', { password: PASSWORD })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    const left = await app.db
      .selectFrom('voting_sessions')
      .select('id')
      .where(
        'owner_id',
        'in',
        two.map(({ userId }) => required(userId)),
      )
      .execute();
    expect(left).toHaveLength(20);
  });
});
