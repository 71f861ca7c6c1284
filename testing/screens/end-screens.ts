import type { GameType, ResultView } from '#shared/domain/voting-session.ts';
import type { Call } from '#testing/api-client.ts';
import { type Game, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { boardOf } from './board-screens.ts';
import { guessLong, LONG_OPTIONS, publishLongSet } from './long-texts.ts';
import { live } from './played-games.ts';
import type { Make, Screen } from './screen.ts';

const STUDENTS = 10;
/** The option that a student takes: nearly all the same, all differently, and by twos. */
const CHOICES: readonly ((student: number) => number)[] = [
  (student) => (student < 8 ? 0 : student % 5),
  (student) => student % 5,
  (student) => Math.floor(student / 5),
];

/** A class agrees on one statement, is divided on the next, and moves on the third. */
async function debate(call: Call, baseURL: string, { code, statements, moveTo }: Game): Promise<void> {
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => newStudent(baseURL, code)));
  const answerAll = (at: number, shift: number) =>
    Promise.all(
      students.map(async ({ answer, guess }, student) => {
        const option = (required(CHOICES[at])(student) + (student < 6 ? shift : 0)) % LONG_OPTIONS.length;
        const { _id } = required(statements[at]);
        await answer(_id, required(LONG_OPTIONS[option]).opinion);
        if (shift === 0) await guess(_id, 4);
      }),
    );
  for (const at of CHOICES.keys()) {
    if (at > 0) await moveTo(at);
    await answerAll(at, 0);
  }
  const params = { code, statementId: required(statements.at(-1))._id };
  await call('POST voting/session/:code/statement/:statementId/step', { params, body: { round: 1, step: 'again' } });
  await answerAll(CHOICES.length - 1, 1);
}

/** The pages of the end, with long texts: on a projector and on the laptop, which each have a game of their own. */
export async function endScreens(baseURL: string, call: Call, screen: Make, laptop: Make): Promise<Screen[]> {
  const of = await publishLongSet(call);
  const screens: Screen[] = [];
  const take = async (view: ResultView, type: GameType) => {
    const game = await startedGame(baseURL, { of, type, statements: CHOICES.length });
    if (type === 'debate') await debate(call, baseURL, game);
    // Of two students nothing is shown, only of all.
    else await guessLong(game, baseURL, view === 'known' ? 2 : 3);
    await game.end();
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { resultView: view } });
    screens.push(await boardOf(baseURL, call, screen(`board-end-${view}-${type}`, '/screen'), game.code));
    // A list is read, and scrolls.
    if (view !== 'overview') screens.push(laptop(`laptop-end-${view}-${type}`, live(game)));
  };
  for (const view of ['learned', 'moved', 'divided', 'parties', 'last', 'overview'] as const)
    await take(view, 'debate');
  for (const view of ['known', 'furthest', 'overview'] as const) await take(view, 'party');
  return screens;
}
