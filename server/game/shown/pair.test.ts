// Which two arguments a talk shows: nobody's who is alone in the result, unless a person chose it.
import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame, type TestGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';

describe.each(bothEngines)('the pair of a talk on %s', async (engine) => {
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
      const comment = `reden${number} van${number} leerling${number} voor ${opinion.toLowerCase()}`;
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

  describe('that was the last one on the board', () => {
    const inOverview = async ({ id }: TestGame) => {
      const { statements } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: id } });
      return statements.map(({ pair }) => pair);
    };
    const texts = (pair: { left: string; right: string } | null | undefined) => pair && [pair.left, pair.right];

    it('is told without who was on which side, as long as both may be shown', async () => {
      const { game } = await debate(2, 2);
      expect(await inOverview(game)).toEqual([null, null, null]);
      await step(game, 'look');
      await talk(game);
      const { pair } = await askForTwo(game);
      const { arguments: all } = await teacher.call('GET voting/session/:code/statement/:statementId/shown', {
        params: at(game),
      });
      const shown = [pair?.left, pair?.right].map((id) => all?.find(({ _id }) => _id === id)?.comment);
      const [told, ...others] = await inOverview(game);
      expect(texts(told)).toEqual([...shown].sort());
      expect(others).toEqual([null, null]);
      await decide(game, { hide: [required(pair?.left)] });
      const [before] = await inOverview(game);
      // An earlier pair, or none.
      expect(texts(before) ?? []).not.toContain(shown[0]);
      await teacher.post(`${game.path}/end`);
      await teacher.post(`${game.path}/archive`);
      const { statements } = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: game.id } });
      expect(statements[0]?.pair).toEqual(before);
    });

    it('is none where one of its students forgot', async () => {
      const { game, left } = await debate(1, 2, ['hold_arguments']);
      const { studentOpinions } = await teacher.call('GET voting/session/:code', { params: { code: game.code } });
      await decide(game, { show: studentOpinions.map(({ _id }) => _id) });
      await step(game, 'look');
      await talk(game);
      expect(texts((await inOverview(game))[0])).toHaveLength(2);
      await required(left[0]).student.delete(`result/session/${game.id}/mine`);
      expect((await inOverview(game))[0]).toBeNull();
    });
  });
});
