import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { Caller, errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { required } from '#testing/required.ts';

const WITH: GameSetting[] = ['aggregates_only', 'own_arguments', 'hold_arguments'];

describe.each(engines)('the arguments that an owner reads, on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  async function play(size: number, settings: GameSetting[] = WITH) {
    const game = await startGame(app, teacher, set, { settings });
    const { code, path } = game;
    const students = Array.from({ length: size }, () => app.student());
    for (const student of students) await student.get(path);
    const say = async (who: number, comment: string, opinion = 'Akkoord', statementId = first) =>
      (await giveAnswer(required(students[who]), game, statementId, { opinion, comment })).body;
    const list = (statementId?: string, owner = teacher) =>
      owner.call('GET voting/session/:code/comments', {
        params: { code },
        query: statementId === undefined ? {} : { statementId },
      });
    const texts = async (statementId = first) => (await list(statementId)).map(({ comment }) => comment).sort();
    const forget = (who: number) => required(students[who]).delete(`result/session/${game.id}/mine`);
    const move = (statementId: string) => teacher.post(`${path}/statement/${statementId}`);
    const remove = async (id: string) => (await teacher.delete(`${path}/comment/${id}`)).status;
    return { game, students, say, list, texts, forget, move, remove };
  }

  it('are all at once without the setting, by id', async () => {
    const { say, list } = await play(6, ['own_arguments']);
    const made = [];
    for (let who = 0; who < 6; who++) made.push(await say(who, `tekst ${who}`));
    await say(0, '');
    const ids = (await list()).map(({ _id }) => _id);
    expect(ids).toEqual(
      made
        .slice(1)
        .map(({ _id }) => _id)
        .sort(),
    );
    expect((await list(second)).length).toBe(0);
  });

  it('are of statements of the game, for its owner', async () => {
    const { game, students } = await play(1);
    for (const none of [game.id, 'x', ''])
      expect(errorOf(await teacher.get(`${game.path}/comments?statementId=${none}`))).toEqual([404, 'NOT_FOUND']);
    expect((await required(students[0]).get(`${game.path}/comments`)).status).toBe(401);
  });

  it('move on with three who write for the first time in a round; what changed comes along', async () => {
    const { say, texts, forget } = await play(12);
    await say(0, 'a');
    await say(1, 'b');
    for (const text of ['b2', 'b3']) await say(1, text);
    expect(await texts()).toEqual([]);
    await say(2, 'c');
    expect(await texts()).toEqual(['a', 'b3', 'c']);
    for (const who of [0, 1, 2]) await say(who, `x${who}`);
    expect(await texts()).toEqual(['a', 'b3', 'c']);
    await forget(0);
    expect(await texts(), 'what is forgotten goes at once').toEqual(['b3', 'c']);
    for (const [who, text] of [
      [0, 'back'],
      [3, 'd'],
      [4, 'e'],
    ] as const)
      await say(who, text);
    expect(await texts(), 'who comes back is nobody new').toEqual(['b3', 'c']);
    await say(5, 'f');
    expect(await texts()).toEqual(['back', 'd', 'e', 'f', 'x1', 'x2']);
  });

  it('know who wrote and forgot before a list: new until it is there, and not after it', async () => {
    const { say, texts, forget } = await play(12);
    for (const who of [0, 1]) {
      await say(who, `a${who}`);
      await forget(who);
    }
    await say(0, 'back before it');
    await say(2, 'c');
    expect(await texts()).toEqual([]);
    await say(3, 'd');
    expect(await texts()).toEqual(['back before it', 'c', 'd']);
    for (const [who, text] of [
      [1, 'back after it'],
      [4, 'e'],
      [5, 'f'],
    ] as const)
      await say(who, text);
    expect(await texts()).toEqual(['back before it', 'c', 'd']);
    await say(6, 'g');
    expect(await texts()).toHaveLength(7);
  });

  it('count who wrote, also where it was taken away', async () => {
    const { say, texts, remove } = await play(12);
    await say(0, 'a');
    await remove((await say(1, 'b'))._id);
    expect(await texts()).toEqual([]);
    await say(2, 'c');
    expect(await texts()).toEqual(['a', 'c']);
  });

  it('are no others in the overview of a party game that goes on, and in its file', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['aggregates_only', 'own_arguments'] });
    const students = Array.from({ length: 12 }, () => app.student());
    for (const student of students) await student.get(game.path);
    const say = (who: number, comment: string) =>
      giveAnswer(required(students[who]), game, first, { opinion: 'Akkoord', comment, partyId: set.parties[0] });
    const seen = async () => {
      const reads = [`result/overview/${game.id}`, `result/overview/${game.id}/download`];
      const texts = await Promise.all(reads.map(async (read) => (await teacher.get(read)).text));
      return texts.map((text) => text.match(/reden \d/g)?.sort());
    };
    for (const who of [0, 1]) await say(who, `reden ${who}`);
    expect(await seen(), 'two of twelve').toEqual([undefined, undefined]);
    await say(2, 'reden 2');
    const listed = ['reden 0', 'reden 1', 'reden 2'];
    expect(await seen()).toEqual([listed, listed]);
    for (const [who, text] of [
      [0, 'reden 8'],
      [3, 'reden 3'],
    ] as const)
      await say(who, text);
    expect(await seen(), 'a change and one more').toEqual([listed, listed]);
    await teacher.post(`${game.path}/end`);
    // Who wrote after the list was renewed last stands at no answer: it would be the answer of that one student.
    const all = ['reden 1', 'reden 2', 'reden 8'];
    expect(await seen()).toEqual([all, all]);
    await teacher.post(`${game.path}/archive`);
    expect(await seen()).toEqual([all, all]);
  });

  it('are not listed by moving on; at the end all are, with the opinion of the last snapshot', async () => {
    const { game, say, list, texts, move } = await play(12);
    await say(0, 'a');
    await move(second);
    await move(first);
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    await say(0, 'a2');
    await move(second);
    expect(await texts()).toEqual([]);
    for (let who = 0; who < 6; who++) await say(who, `${who}`, 'Akkoord', second);
    await teacher.post(`${game.path}/statement/${second}/shown`);
    await say(0, '0', 'Neutraal', second);
    await say(1, 'changed', 'Neutraal', second);
    await say(6, 'late', 'Akkoord', second);
    await teacher.post(`${game.path}/end`);
    const opinions = new Map((await list(second)).map(({ comment, opinion }) => [comment, opinion]));
    expect(opinions.size).toBe(7);
    expect(['0', 'changed', '2', 'late'].map((text) => opinions.get(text))).toEqual([
      ...['Akkoord', 'Akkoord', 'Akkoord'],
      null,
    ]);
    expect((await list(first)).map(({ comment, opinion }) => [comment, opinion])).toEqual([['a2', 'Akkoord']]);
  });

  it('survive on another server, and are gone with the archive', async () => {
    const { game, say, texts } = await play(6);
    for (const who of [0, 1, 2]) await say(who, `tekst ${who}`);
    const before = await texts();
    await say(3, 'nog niet');
    const other = await openTestApp(engine, {}, app);
    expect(
      (await new Caller(other, { token: required(teacher.token) }).get(`${game.path}/comments`)).body,
    ).toHaveLength(before.length);
    await teacher.post(`${game.path}/archive`);
    for (const table of ['counted', 'known_ids'] as const)
      expect(await app.db.selectFrom(table).selectAll().where('voting_session_id', '=', game.id).execute()).toEqual([]);
    const published = app.db.selectFrom('published_answers').select('kind').where('voting_session_id', '=', game.id);
    expect((await published.execute()).filter(({ kind }) => kind === 'listed')).toEqual([]);
  });

  it('have another id with another opinion or text; the earlier one names what is listed, to take it away', async () => {
    const { game, students, say, list, texts, remove } = await play(6);
    const made = await say(0, 'een');
    expect((await say(0, 'een'))._id).toBe(made._id);
    const opinion = await say(0, 'een', 'Neutraal');
    const listed = await say(0, 'twee', 'Neutraal');
    expect(new Set([made._id, opinion._id, listed._id]).size).toBe(3);
    for (const who of [1, 2]) await say(who, `tekst ${who}`);
    await list();
    const now = await say(0, 'drie', 'Neutraal');
    expect((await list()).find(({ _id }) => _id === listed._id)?.comment).toBe('twee');
    const decide = (show: string[]) => teacher.post(`${game.path}/comments`, { show });
    expect((await decide([now._id])).body).toEqual({ shown: [now._id], hidden: [] });
    expect((await list()).every(({ commentState }) => commentState === 'held')).toBe(true);
    expect([await remove(opinion._id), await remove(listed._id), await remove(listed._id)]).toEqual([404, 204, 404]);
    expect(await texts()).toEqual(['tekst 1', 'tekst 2']);
    const own = await required(students[0]).call('GET voting/session/:code', { params: { code: game.code } });
    expect(own.studentOpinions).toMatchObject([{ _id: now._id, comment: 'drie' }]);
    expect((await say(0, 'twee', 'Neutraal')).comment, 'the same text is not stored again').toBe('');
  });

  it('are decided on as they were listed, whatever their students did since; what came instead stays as it is', async () => {
    const { game, students, say, list, remove } = await play(6);
    for (let who = 0; who < 6; who++) await say(who, `tekst ${who}`);
    const params = { params: { code: game.code, statementId: first } };
    await teacher.call('POST voting/session/:code/statement/:statementId/shown', params);
    const ids = new Map((await list()).map(({ _id, comment }) => [comment, _id]));
    const [changed, opinion, cleared, forgot, removed] = [0, 1, 2, 3, 4].map((who) =>
      required(ids.get(`tekst ${who}`)),
    );
    const decide = async (body: object) => (await teacher.post(`${game.path}/comments`, body)).body;
    const stateOf = async (who: number) => {
      const own = await required(students[who]).call('GET voting/session/:code', { params: { code: game.code } });
      return own.studentOpinions[0]?.commentState;
    };
    await say(0, 'iets anders');
    await say(1, 'tekst 1', 'Neutraal');
    await say(2, '');
    await required(students[3]).delete(`result/session/${game.id}/mine`);
    await remove(required(removed));
    const all = [...ids.values()];
    expect(await decide({ show: all })).toEqual({ shown: all, hidden: [] });
    const shown = await teacher.call('GET voting/session/:code/statement/:statementId/shown', params);
    const onBoard = shown.arguments?.map(({ comment }) => comment).sort();
    expect(onBoard, 'also what was changed since').toEqual(['tekst 0', 'tekst 1', 'tekst 2', 'tekst 5']);
    expect([await stateOf(0), await stateOf(1)], 'the same text is decided on').toEqual(['held', 'shown']);
    expect(await decide({ show: [{ _id: changed, comment: '?' }], hide: [opinion, forgot] })).toEqual({
      shown: [],
      hidden: [opinion, forgot],
    });
    expect(await stateOf(1)).toBe('hidden');
    expect(await decide({ show: [{ _id: cleared, comment: 'tekst 2' }] })).toEqual({ shown: [cleared], hidden: [] });
  });

  it('show at once what was decided, and twins among those that are listed', async () => {
    const { game, say, list } = await play(8);
    const made = [];
    for (const who of [0, 1, 2]) made.push(await say(who, `tekst ${who}`));
    await list();
    await say(3, 'tekst 0');
    expect((await list()).flatMap(({ commentFlags }) => commentFlags)).toEqual([]);
    await teacher.post(`${game.path}/comments`, { show: [made[1]._id], hide: [made[2]._id] });
    const states = new Map((await list()).map(({ _id, commentState }) => [_id, commentState]));
    expect(made.map(({ _id }) => states.get(_id))).toEqual(['held', 'shown', 'hidden']);
    for (const who of [4, 5]) await say(who, `tekst ${who}`);
    const twins = (await list()).filter(({ commentFlags }) => commentFlags.includes('twin'));
    expect(twins.map(({ comment }) => comment)).toEqual(['tekst 0', 'tekst 0']);
  });

  it('count in the numbers of the screens only once they are listed', async () => {
    const { game, say } = await play(6);
    const { code } = game;
    const figures = async () =>
      (await teacher.call('GET voting/session/:code/figures', { params: { code } })).statements[0];
    for (const who of [0, 1]) await say(who, `tekst ${who}`);
    expect(await figures()).toMatchObject({ answered: 2, listed: 0, held: 0 });
    await say(2, 'tekst 2');
    expect(await figures()).toMatchObject({ answered: 3, listed: 3, held: 3 });
  });
});
