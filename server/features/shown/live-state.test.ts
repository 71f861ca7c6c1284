// What all devices of one teacher show alike: clock, frozen, and the pair of arguments.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveAnswer, makeQuestionSet, startGame, type TestGame, type TestSet } from '#server/testing/factories.ts';
import { type Caller, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('the live screens on %s', (engine) => {
  let app: TestApp;
  let teacher: Caller;
  let set: TestSet;
  let first = '';
  let second = '';

  beforeAll(async () => {
    app = await createTestApp(engine);
    teacher = await app.user('teacher');
    set = await makeQuestionSet(app);
    [first = '', second = ''] = set.statements;
  });
  afterAll(() => app.close());

  const start = () => startGame(app, teacher, set, { settings: ['own_arguments'] });
  const show = (game: TestGame, body: object) => teacher.post(`${game.path}/view`, body);
  const pairOf = (game: TestGame, statementId = first) => teacher.post(`${game.path}/statement/${statementId}/pair`);
  const read = async (game: TestGame) => (await teacher.get(game.path)).body;

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
    const { body } = await show(game, { clock: { seconds: 120 } });
    expect(body.clock.remainingMs).toBeGreaterThan(60_000);
    expect(body.clock.remainingMs).toBeLessThanOrEqual(120_000);
    await show(game, { view: 'statement-results', frozen: true });
    expect(await read(game)).toMatchObject({
      view: 'statement-results',
      frozen: true,
      clock: { endsAt: body.clock.endsAt },
    });
    expect((await show(game, { clock: { seconds: 0 } })).body.clock.remainingMs).toBe(0);
    expect((await show(game, { clock: null })).body.clock).toBeNull();
    await show(game, { clock: { seconds: 30 } });
    await teacher.post(`${game.path}/statement/${second}`);
    expect(await read(game)).toMatchObject({ view: 'question', frozen: false, clock: null });
    for (const seconds of [-1, 1.5, 3_601, 'x'])
      expect((await show(game, { clock: { seconds } })).body.fields).toEqual({ 'clock.seconds': expect.any(String) });
  });

  it('are told to no student', async () => {
    const game = await start();
    await show(game, { clock: { seconds: 120 }, frozen: true });
    const { body } = await app.student().get(game.path);
    for (const field of ['view', 'frozen', 'clock', 'pair']) expect(body).not.toHaveProperty(field);
  });

  it('show two arguments of opposite sides, others each time, and the same after a reload', async () => {
    const game = await start();
    expect((await pairOf(game)).body).toMatchObject({ view: 'argument-pair', pair: null });
    const ids = (await argue(game)).map(({ _id }) => _id);
    const pairs = [];
    for (let time = 0; time < 3; time++) {
      const { pair } = (await pairOf(game)).body;
      expect((await read(game)).pair).toEqual(pair);
      pairs.push(pair);
    }
    expect(new Set(pairs.map(({ right }) => right))).toEqual(new Set(ids.slice(3)));
    expect(new Set(pairs.map(({ left }) => left))).toEqual(new Set(ids.slice(0, 2)));
    await teacher.post(`${game.path}/statement/${second}`);
    expect((await read(game)).pair).toBeNull();
    expect((await pairOf(game)).body.code).toBe('WRONG_STATE');
    await teacher.post(`${game.path}/statement/${first}`);
    expect((await read(game)).pair).toEqual(pairs[2]);
    await teacher.post(`${game.path}/statement/${first}/second-round`);
    expect((await read(game)).pair).toBeNull();
  });

  it('lose a pair of which an argument was taken away, or its student forgot it', async () => {
    const game = await start();
    const class6 = await argue(game);
    await pairOf(game);
    const { pair } = (await pairOf(game)).body;
    await teacher.delete(`${game.path}/comment/${pair.left}`);
    expect((await read(game)).pair).toBeNull();
    const next = (await pairOf(game)).body.pair;
    await class6.find(({ _id }) => _id === next.right)?.student.delete(`result/session/${game.id}/mine`);
    expect((await read(game)).pair).toBeNull();
  });
});
