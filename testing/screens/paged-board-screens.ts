// Boards whose texts do not fit at once: their pages, on a projector without a login and on the teacher's laptop.
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import type { Call } from '#testing/api-client.ts';
import { type Game, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { boardOf, turnTo } from './board-screens.ts';
import { argueLong, guessLong, publishLongSet } from './long-texts.ts';
import { live, takeShown } from './played-games.ts';
import type { Make, Screen } from './screen.ts';

/** `screen` makes those of the projector, `laptop` those of the teacher. */
export async function pagedBoardScreens(baseURL: string, call: Call, screen: Make, laptop: Make): Promise<Screen[]> {
  const of = await publishLongSet(call);
  const screens: Screen[] = [];
  const make = async (
    shape: Parameters<typeof startedGame>[1],
    answer: (game: Game, baseURL: string) => Promise<void>,
  ) => {
    const game = await startedGame(baseURL, { of, ...shape });
    await answer(game, baseURL);
    return game;
  };
  const take = async (name: string, game: Game) => {
    screens.push(await boardOf(baseURL, call, screen(`board-paged-${name}`, '/screen'), game.code));
    screens.push(laptop(`laptop-paged-${name}`, live(game)));
  };
  const show = async (name: string, game: Game, view: LiveView, at?: LiveAt) => {
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { view, ...(at && { at }) } });
    await take(name, game);
  };
  const argued = async () => {
    const game = await make({ settings: ['own_arguments'] }, argueLong);
    await takeShown(call, game);
    return { game, params: { code: game.code, statementId: required(game.statements[0]?._id) } };
  };
  for (const page of [0, 2]) {
    const { game, params } = await argued();
    await show(`arguments-${page + 1}`, game, 'group-arguments', { kind: 'arguments', id: params.statementId, page });
  }
  const { game: talk, params } = await argued();
  await call('POST voting/session/:code/statement/:statementId/step', { params, body: { round: 1, step: 'talk' } });
  await take('pair', talk);
  const { game: again, params: inAgain } = await argued();
  await call('POST voting/session/:code/statement/:statementId/step', {
    params: inAgain,
    body: { round: 1, step: 'again' },
  });
  await show('hands', again, 'hands');
  const nobody = async () => {};
  await show('talk', await make({}, nobody), 'argument-pair');
  await show('answers', await make({}, nobody), 'party-arguments');
  const read = await make({}, nobody);
  await show('explanation', read, 'party-arguments', {
    kind: 'explanation',
    id: required(read.parties[0]?._id),
    page: 0,
  });
  for (const [name, page] of [
    ['reveal', 0],
    ['others', 6],
  ] as const) {
    const game = await make({ type: 'party' }, guessLong);
    await turnTo(call, game, page);
    await take(name, game);
  }
  return screens;
}
