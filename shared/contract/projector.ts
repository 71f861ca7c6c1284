import { z } from 'zod';
import { GAME_TYPES, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { byCode, id } from './fields.ts';
import { playedAnswers } from './game-figures.ts';
import { liveState } from './live-state.ts';
import { party } from './party.ts';
import { partyOpinion } from './play.ts';
import { boardQuestions } from './question.ts';
import { statement } from './question-set.ts';
import { groupResults, perspective, sessionOverview } from './result.ts';
import { shownState } from './shown.ts';
import { round } from './voting-session.ts';

/** What a projector without a login shows of its game: what is on the screen now, and nothing about one student. */
const projectorGame = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(GAME_TYPES),
  tempo: z.enum(TEMPOS),
  state: z.enum(STATES),
  locked: z.boolean(),
  /** Whether the class was asked to put its devices away. */
  devicesAway: z.boolean(),
  /** How many students joined. */
  students: z.number(),
  /** How many arguments wait for their teacher; null in a game in which none does. */
  waiting: z.number().nullable(),
  live: liveState,
  /** How many statements the game has. */
  total: z.number(),
  /** The current one with its place from 1, and how many answered it in its present round. */
  current: statement
    .extend({
      own: z.boolean(),
      plain: z.string(),
      background: z.string(),
      round,
      number: z.number(),
      answered: z.number(),
    })
    .nullable(),
  /** In a debate, if the view shows answers; with arguments only if it shows those. */
  shown: shownState.nullable(),
  /** The same in a party game, in which nobody answers for themselves. */
  played: playedAnswers.nullable(),
  /** The class’s questions, while the view shows them. */
  questions: boardQuestions.nullable(),
  /** In the students' tempo. */
  progress: z
    .object({
      entries: z.array(z.object({ statementId: id, description: z.string(), own: z.boolean(), answers: z.number() })),
      finished: z.number(),
    })
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
  /** In a party game: what the class thought, as it was at this read; while a reveal shows a page of parties, only those, as it was when it began. */
  perspective: perspective.shape.statements.element.nullable(),
});
export type ProjectorParties = z.output<typeof projectorParties>;

/** A page of the results that needs more than the class's scores; without arguments, which nobody can open there. */
const projectorOverview = sessionOverview.omit({ _id: true });
export type ProjectorOverview = z.output<typeof projectorOverview>;

const pairedProjector = z.object({ _id: id, pairedAt: z.string() });
export type PairedProjector = z.output<typeof pairedProjector>;

export const projectorEndpoints = {
  create: endpoint({
    method: 'POST',
    path: 'projectors',
    access: 'anyone',
    limits: ['projectorPerAddress'],
    summary: 'Makes a projector that waits for its teacher; only this reply has its token',
    status: 201,
    reply: z.object({ token: z.string() }),
  }),
  read: endpoint({
    method: 'GET',
    path: 'projector',
    access: 'projector',
    limits: 'none',
    summary: 'What this projector shows; until it is paired, the code for that',
    reply: projectorState,
  }),
  parties: endpoint({
    method: 'GET',
    path: 'projector/parties',
    access: 'projector',
    limits: 'none',
    summary: 'What the parties think of the current statement, while the teacher shows it',
    reply: projectorParties,
  }),
  overview: endpoint({
    method: 'GET',
    path: 'projector/overview',
    access: 'projector',
    limits: 'none',
    summary: 'The page of the results that the teacher shows, where it is not the parties’ scores',
    reply: projectorOverview,
  }),
  end: endpoint({
    method: 'DELETE',
    path: 'projector',
    access: 'projector',
    limits: 'none',
    summary: 'This projector shows its game no more',
    reply: null,
  }),
  list: endpoint({
    method: 'GET',
    path: 'voting/session/:code/projectors',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'The projectors without a login that show a voting session',
    params: byCode,
    reply: z.array(pairedProjector),
  }),
  pair: endpoint({
    method: 'POST',
    path: 'voting/session/:code/projectors',
    access: 'leadGame',
    limits: ['unknownCodePerAddress', 'pairingPerUser', 'pairingPerAddress'],
    summary: 'Lets the projector with that pairing code show a voting session',
    params: byCode,
    body: z.object({
      pairingCode: z
        .string()
        .min(1, 'REQUIRED')
        .regex(/^\d{6}$/, 'INVALID_VALUE'),
    }),
    status: 201,
    reply: pairedProjector,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/projectors/:projectorId',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Takes a voting session off a projector; also where it is off already',
    params: z.object({ code: z.string(), projectorId: id }),
    reply: null,
  }),
};
