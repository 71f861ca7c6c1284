import { invariant } from '#shared/domain/invariant.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { Call } from '#testing/api-client.ts';
import { type Game, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { ARGUMENTS } from './screen.ts';

const OPINIONS = ['Akkoord', 'Niet akkoord', 'Akkoord', SKIP, 'Neutraal', 'Akkoord'];
/** The address of a game's page for its teacher. */
export const live = (game: Pick<Game, 'code'>, rest = '') => `/teacher/votingsession/${game.code}${rest}`;

/** Six students answer that many statements; two more only look on. */
export async function play(baseURL: string, game: Game, statements: number, isParty = false): Promise<void> {
  const parties = game.parties.slice(0, 4);
  await Promise.all([newStudent(baseURL, game.code), newStudent(baseURL, game.code)]);
  for (const [number, opinion] of OPINIONS.entries()) {
    const { answer } = await newStudent(baseURL, game.code);
    const partyId = parties[number % parties.length]?._id;
    for (const { _id } of game.statements.slice(0, statements)) {
      const comment = opinion === SKIP ? '' : required(ARGUMENTS[number % ARGUMENTS.length]);
      if (isParty && partyId !== undefined) await answer(_id, opinion === SKIP ? 'Neutraal' : opinion, { partyId });
      else await answer(_id, opinion, { comment });
    }
  }
}

/** Takes the snapshot that a teacher would ask for. */
export const takeShown = (call: Call, { code, statements }: Game): Promise<unknown> =>
  call('POST voting/session/:code/statement/:statementId/shown', {
    params: { code, statementId: required(statements[0]?._id) },
  });

/** Enough students play the same party for its guesses to be shown. */
export async function playOneParty(baseURL: string, { code, statements, parties: [party] }: Game): Promise<void> {
  invariant(party !== undefined, 'the game has a party');
  for (const opinion of ['Akkoord', 'Akkoord', 'Neutraal', 'Akkoord']) {
    const { answer } = await newStudent(baseURL, code);
    for (const { _id } of statements) await answer(_id, opinion, { partyId: party._id });
  }
}

/** A game that waits, on the first statement with words beside it of the first content, which has some in every language; with a note of its teacher. */
export async function makeWordsGame(call: Call) {
  const sets = await call('GET question_sets');
  const read = await Promise.all(sets.map(({ _id }) => call('GET question_sets/:id', { params: { id: _id } })));
  const hasWords = ({ plain, background }: { plain: string; background: string }) => plain !== '' && background !== '';
  const set = required(read.find(({ statements }) => statements.some(hasWords)));
  const statement = required(set.statements.find(hasWords));
  const note = 'Begin bij wie vorige keer van mening veranderde. Laat drie leerlingen antwoorden.';
  const { _id: gameTemplateId } = await call('POST game_templates', {
    body: {
      ...{ name: 'Met woorden', type: 'debate', settings: ['skip_questions'], questionSet: set._id },
      statements: [statement._id],
      parties: set.parties.map(({ _id }) => _id),
      notes: [{ statementId: statement._id, text: note }],
    },
  });
  const { code } = await call('POST config/game-template/voting-session', { body: { gameTemplateId } });
  return { code, statement, note, start: () => call('POST voting/session/:code/start', { params: { code } }) };
}
