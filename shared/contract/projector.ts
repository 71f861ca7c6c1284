import { z } from 'zod';
import { ballotBoard } from './ballot.ts';
import { anyone, GAME, leadGame, projector } from './endpoint-group.ts';
import { id } from './fields.ts';
import { playedAnswers } from './game-figures.ts';
import { liveState } from './live-state.ts';
import { party } from './party.ts';
import { partyOpinion } from './play.ts';
import { boardQuestions } from './question.ts';
import { groupResults, perspective, sessionOverview } from './result.ts';
import { sessionStatement } from './session-statement.ts';
import { shownState } from './shown.ts';
import { statementOfGame, votingSession } from './voting-session.ts';

/** The game as a projector without a login shows it: the content of the screen now, and nothing about one student. */
const projectorGame = z.object({
  ...votingSession.pick({ code: true, name: true, type: true, tempo: true, state: true, locked: true }).shape,
  ...votingSession.pick({ showDifficultWords: true, devicesAway: true }).shape,
  students: z.number(),
  live: liveState,
  total: z.number(),
  /** The current one with its place from 1, and how many answered it in its present round. */
  current: sessionStatement
    .omit({ version: true, guessing: true, talk: true, note: true })
    .extend({ number: z.number(), answered: z.number() })
    .nullable(),
  /** In a debate, if the view shows answers; with arguments only if it shows those. */
  shown: shownState.nullable(),
  /** The same in a party game, in which nobody answers for themselves. */
  played: playedAnswers.nullable(),
  /** The class’s questions, while the view shows them. */
  questions: boardQuestions.nullable(),
  /** The state of the secret ballots, in any view; null in a game without them. */
  ballot: ballotBoard.nullable(),
  /** The parties that may have seats, once the ballot is closed. */
  ballotParties: z.array(party).nullable(),
  /** In the students' tempo. */
  progress: z
    .object({ entries: z.array(statementOfGame.extend({ answers: z.number() })), finished: z.number() })
    .nullable(),
  /** Once the page of the results shows them. */
  results: groupResults.nullable(),
});
export type ProjectorGame = z.output<typeof projectorGame>;

const projectorState = z.object({
  /** The code that its teacher types; null once it shows a game. */
  pairingCode: z.string().nullable(),
  game: projectorGame.nullable(),
});
export type ProjectorState = z.output<typeof projectorState>;

const projectorParties = z.object({
  parties: z.array(party),
  opinions: z.array(partyOpinion),
  /** In a party game the class's guesses at this read; during a reveal those of the shown parties, as it began. */
  perspective: perspective.shape.statements.element.nullable(),
});
export type ProjectorParties = z.output<typeof projectorParties>;

/** A page of the results that needs more than the class's scores; without arguments, which nobody can open there. */
const projectorOverview = sessionOverview.omit({ _id: true });
export type ProjectorOverview = z.output<typeof projectorOverview>;

const pairedProjector = z.object({ _id: id, pairedAt: z.string() });
export type PairedProjector = z.output<typeof pairedProjector>;

export const projectorEndpoints = {
  create: anyone.make('projectors', 'Makes a projector that waits for its teacher; only this reply has its token', {
    limits: ['projectorPerAddress'],
    reply: z.object({ token: z.string() }),
  }),
  read: projector.get('projector', 'What this projector shows; until it is paired, the code for that', {
    reply: projectorState,
  }),
  parties: projector.get(
    'projector/parties',
    'What the parties think of the current statement, while the teacher shows it',
    { reply: projectorParties },
  ),
  overview: projector.get(
    'projector/overview',
    'The page of the results that the teacher shows, where it is not the parties’ scores',
    { reply: projectorOverview },
  ),
  end: projector.remove('projector', 'This projector shows its game no more'),
  list: leadGame.get(`${GAME}/projectors`, 'The projectors without a login that show a voting session', {
    reply: z.array(pairedProjector),
  }),
  pair: leadGame.make(`${GAME}/projectors`, 'Lets the projector with that pairing code show a voting session', {
    limits: ['pairingPerUser', 'pairingPerAddress'],
    body: z.object({
      pairingCode: z
        .string()
        .min(1, 'REQUIRED')
        .regex(/^\d{6}$/, 'INVALID_VALUE'),
    }),
    reply: pairedProjector,
  }),
  remove: leadGame.remove(
    `${GAME}/projectors/:projectorId`,
    'Takes a voting session off a projector; also where it is off already',
  ),
};
