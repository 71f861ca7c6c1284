// What all devices of one teacher show alike: view, clock, and the pair of arguments.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import type { Body } from '#shared/contract/call.ts';

describe.each(bothEngines)('the live screens on %s', async (engine) => {
  const { app, teacher, set, first, second } = await openGameApp(engine);

  const start = () => startGame(app, teacher, set, { settings: ['own_arguments'] });
  const show = ({ code }: TestGame, body: Body<'POST voting/session/:code/view'>) =>
    teacher.call('POST voting/session/:code/view', { params: { code }, body });
  const choose = ({ code }: TestGame) =>
    teacher.call('POST voting/session/:code/statement/:statementId/pair', { params: { code, statementId: first } });
  const read = ({ code }: TestGame) => teacher.call('GET voting/session/:code', { params: { code } });

  /** A class of six with a snapshot: two that agree, one in between and three that disagree, each with an argument. */
  async function argue(game: TestGame) {
    const opinions = ['Akkoord', 'Akkoord', 'Neutraal', 'Niet akkoord', 'Niet akkoord', 'Niet akkoord'];
    const class6 = [];
    for (const [at, opinion] of opinions.entries()) {
      const student = app.student();
      const comment = `reden${at} van${at} leerling${at}`;
      class6.push({ student, _id: (await giveAnswer(student, game, first, { opinion, comment })).body._id });
    }
    await teacher.post(`${game.path}/statement/${first}/shown`);
    return class6;
  }

  it('keep a clock that was set, also after a reload, until the teacher moves on', async () => {
    const game = await start();
    const { clock } = await show(game, { clock: { seconds: 120 } });
    expect(clock?.remainingMs).toBeGreaterThan(60_000);
    expect(clock?.remainingMs).toBeLessThanOrEqual(120_000);
    await show(game, { view: 'statement-results' });
    expect(await read(game)).toMatchObject({
      view: 'statement-results',
      clock: { endsAt: clock?.endsAt },
    });
    expect((await show(game, { clock: { seconds: 0 } })).clock?.remainingMs).toBe(0);
    expect((await show(game, { clock: null })).clock).toBeNull();
    await show(game, { clock: { seconds: 30 } });
    await teacher.post(`${game.path}/statement/${second}`);
    expect(await read(game)).toMatchObject({ view: 'question', clock: null });
    for (const seconds of [-1, 1.5, 3_601, 'x'])
      expect((await teacher.post(`${game.path}/view`, { clock: { seconds } })).body.fields).toEqual({
        'clock.seconds': expect.any(String),
      });
  });

  it('begin with the first card once the game has ended, then the card that was chosen', async () => {
    const game = await start();
    await show(game, { resultView: 'overview' });
    await teacher.post(`${game.path}/end`);
    expect(await read(game)).toMatchObject({ view: 'question', resultView: 'learned' });
    expect(await show(game, { resultView: 'overview' })).toMatchObject({ resultView: 'overview' });
    expect(await read(game)).toMatchObject({ resultView: 'overview' });
    const open = await teacher.call('GET voting/session');
    expect(open.find(({ code }) => code === game.code)).toMatchObject({ state: 'results', resultView: 'overview' });
    const at = { kind: 'slide', id: first, page: 0 } as const;
    expect(await show(game, { resultView: 'statement', at })).toMatchObject({ resultView: 'statement', at });
    expect(await show(game, { resultView: 'last' })).toMatchObject({ resultView: 'last', at: null });
    // In a debate there are no guesses about parties.
    for (const resultView of ['furthest', 'known', 'question'])
      expect((await teacher.post(`${game.path}/view`, { resultView })).body.fields).toEqual({
        resultView: expect.any(String),
      });
  });

  it('are told to no student', async () => {
    const game = await start();
    await show(game, { clock: { seconds: 120 } });
    const { body } = await app.student().get(game.path);
    for (const field of ['view', 'resultView', 'clock', 'pair']) expect(body).not.toHaveProperty(field);
  });

  it('show two arguments of opposite sides, others each time, and the same after a reload', async () => {
    const game = await start();
    expect(await choose(game)).toMatchObject({ view: 'argument-pair', pair: null });
    const ids = (await argue(game)).map(({ _id }) => _id);
    const pairs = [];
    for (let time = 0; time < 3; time++) {
      const { pair } = await choose(game);
      expect((await read(game)).pair).toEqual(pair);
      pairs.push(pair);
    }
    expect(new Set(pairs.map((pair) => pair?.right))).toEqual(new Set(ids.slice(3)));
    expect(new Set(pairs.map((pair) => pair?.left))).toEqual(new Set(ids.slice(0, 2)));
    await teacher.post(`${game.path}/statement/${second}`);
    expect((await read(game)).pair).toBeNull();
    expect(errorOf(await teacher.post(`${game.path}/statement/${first}/pair`))).toEqual([409, 'WRONG_STATE']);
    await teacher.post(`${game.path}/statement/${first}`);
    expect((await read(game)).pair).toEqual(pairs[2]);
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    expect((await read(game)).pair).toBeNull();
  });

  it('lose a pair of which an argument was taken away, or its student forgot it', async () => {
    const game = await start();
    const class6 = await argue(game);
    await choose(game);
    const { pair } = await choose(game);
    await teacher.delete(`${game.path}/comment/${pair?.left}`);
    expect((await read(game)).pair).toBeNull();
    const next = (await choose(game)).pair;
    await class6.find(({ _id }) => _id === next?.right)?.student.delete(`result/session/${game.id}/mine`);
    expect((await read(game)).pair).toBeNull();
  });
});
