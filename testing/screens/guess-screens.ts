// A class that guesses what it thinks: on the phones before and after the result, and on a board.
import type { LiveView } from '#shared/domain/live-views.ts';
import { type Call, logIn } from '#testing/api-client.ts';
import { OPTIONS } from '#testing/fixtures.ts';
import { type Game, newStudent, startedGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { boardOf } from './board-screens.ts';
import { publishLongSet } from './long-texts.ts';
import type { Make, Screen } from './screen.ts';

const STUDENTS = 24;
const GUESS = 7;
const RESULT: LiveView = 'statement-results';

/** Answers of a class of which a few chose the first option, and its guesses that most did. */
async function guessAll(baseURL: string, { code, statements }: Game, clientId?: string): Promise<void> {
  const { _id, opinionOptions } = required(statements[0]);
  for (let at = 0; at < STUDENTS; at++) {
    const { answer, guess } = await newStudent(baseURL, code, at === 0 ? clientId : undefined);
    await answer(_id, required(opinionOptions[at % 5 === 0 ? 0 : 1 + (at % (opinionOptions.length - 1))]).opinion);
    await guess(_id, GUESS);
  }
}

const show = (call: Call, { code, statements }: Game) =>
  call('POST voting/session/:code/statement/:statementId/shown', {
    params: { code, statementId: required(statements[0]?._id) },
  });

/** Phones of students who answered: `screen` makes one with that client-id. */
export async function guessScreens(
  baseURL: string,
  screen: (name: string, game: Game, clientId: string) => Screen,
  newId: () => string,
): Promise<Screen[]> {
  const call = await logIn(baseURL);
  const [asked, told] = [await startedGame(baseURL), await startedGame(baseURL)];
  const long = await startedGame(baseURL, { of: await publishLongSet(call) });
  const own = newId();
  await guessAll(baseURL, told, own);
  await show(call, told);
  await guessAll(baseURL, asked);
  const touched = newId();
  const student = await newStudent(baseURL, asked.code, touched);
  const statementId = required(asked.statements[0])._id;
  await student.answer(statementId, required(OPTIONS[1]).opinion);
  await student.guess(statementId, GUESS);
  const fresh = newId();
  await (await newStudent(baseURL, asked.code, fresh)).answer(statementId, required(OPTIONS[1]).opinion);
  await guessAll(baseURL, long);
  const longId = newId();
  const { _id, opinionOptions } = required(long.statements[0]);
  await (await newStudent(baseURL, long.code, longId)).answer(_id, required(opinionOptions[0]).opinion);
  return [
    screen('guess-asked', asked, fresh),
    screen('guess-given', asked, touched),
    screen('guess-long', long, longId),
    screen('guess-told', told, own),
  ];
}

/** The line and the sentence of the guess on a projector, as seats and with long options. */
export async function guessBoards(baseURL: string, call: Call, screen: Make): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const [name, of] of [
    ['guess', undefined],
    ['guess-long', await publishLongSet(call)],
  ] as const) {
    const game = await startedGame(baseURL, of && { of });
    await guessAll(baseURL, game);
    await call('POST voting/session/:code/view', { params: { code: game.code }, body: { view: RESULT } });
    await show(call, game);
    screens.push(await boardOf(baseURL, call, screen(`projector-${name}`, '/screen'), game.code));
  }
  return screens;
}
