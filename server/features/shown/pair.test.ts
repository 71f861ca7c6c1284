// Which two arguments come onto the board with a talk: nobody's whom the result has left alone, unless a person chose it.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(engines)('the pair of a talk on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);
  const at = ({ code }: TestGame) => ({ code, statementId: first });

  const step = (game: TestGame, to: 'look' | 'talk') =>
    teacher.call('POST voting/session/:code/statement/:statementId/step', {
      params: at(game),
      body: { round: 1, step: to },
    });
  const talk = async (game: TestGame) => (await step(game, 'talk')).live;
  const askForTwo = (game: TestGame) =>
    teacher.call('POST voting/session/:code/statement/:statementId/pair', { params: at(game) });
  const decide = ({ path }: TestGame, body: { show?: string[]; hide?: string[] }) =>
    teacher.post(`${path}/comments`, body);

  /** A debate in which so many agree and disagree, each with an argument. */
  async function debate(agree: number, disagree: number, settings: 'hold_arguments'[] = []) {
    const game = await startGame(app, teacher, set, { settings: ['own_arguments', ...settings] });
    const answer = async (opinion: string, number: number) => {
      const student = app.student();
      const comment = `reden${number} van${number} leerling${number}`;
      return { student, _id: (await giveAnswer(student, game, first, { opinion, comment })).body._id as string };
    };
    const ofSide = async (opinion: string, count: number) => {
      const given = [];
      for (let number = 0; number < count; number++) given.push(await answer(opinion, number));
      return given;
    };
    return { game, left: await ofSide('Akkoord', agree), right: await ofSide('Niet akkoord', disagree) };
  }

  it.each([
    [3, 1],
    [1, 3],
  ])('is none where one is against all, until the teacher asks for two sides (%s to %s)', async (agree, disagree) => {
    const { game, left, right } = await debate(agree, disagree);
    const lone = required((agree === 1 ? left : right)[0])._id;
    const begun = await talk(game);
    expect(begun).toMatchObject({ view: 'argument-pair', pair: null });
    expect(begun.clock).not.toBeNull();
    // Put back after it was hidden: that lets one text through, and asks for no two sides.
    await decide(game, { hide: [lone] });
    await decide(game, { show: [lone] });
    expect((await talk(game)).pair).toBeNull();
    const { pair } = await askForTwo(game);
    expect([pair?.left, pair?.right]).toContain(lone);
    expect((await talk(game)).pair).toEqual(pair);
  });

  it('is of those whom the class has read not to be alone, also when one of two forgot', async () => {
    const { game, right } = await debate(2, 2);
    await step(game, 'look');
    await required(right[0]).student.delete(`result/session/${game.id}/mine`);
    expect((await talk(game)).pair).toMatchObject({ right: required(right[1])._id });
  });

  it('is of one against all where the teacher has released both', async () => {
    const { game, left, right } = await debate(3, 1, ['hold_arguments']);
    await decide(game, { show: [...left, ...right].map(({ _id }) => _id) });
    expect((await talk(game)).pair).toMatchObject({ right: required(right[0])._id });
  });
});
