import { z } from 'zod';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { ROBUSTNESS_KINDS } from '#shared/domain/robustness.ts';
import { GAME_TYPES, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { byCode, bySession, id } from './fields.ts';
import { party } from './party.ts';
import { partyOpinion } from './play.ts';
import { keptQuestion } from './question.ts';
import { shift } from './shown.ts';
import { ownOpinion, round } from './voting-session.ts';

const ownResults = z.object({
  partyResults: z.array(party.extend({ matchingAnswers: z.number() })),
  totalAnswers: z.number(),
  /** In a party game: how many answers would equal the played party's if each were what most parties answer. */
  baseline: z.number().nullable(),
});
export type OwnResults = z.output<typeof ownResults>;

const ownRobustness = z.object({
  kind: z.enum(ROBUSTNESS_KINDS),
  leaders: z.array(id),
  same: z.array(z.array(id)),
  decisive: z.array(z.object({ statementId: id, opinion: z.string(), leaders: z.array(id) })),
});
export type OwnRobustness = z.output<typeof ownRobustness>;

const partyComparison = z.object({
  party,
  statementComparisons: z.array(
    z.object({
      statement: z.object({ _id: id, description: z.string() }),
      partyOpinion: partyOpinion.omit({ partyId: true }).nullable(),
      studentOpinion: ownOpinion.nullable(),
    }),
  ),
  votingSession: z.object({
    _id: id,
    code: z.string(),
    name: z.string(),
    type: z.enum(GAME_TYPES),
    tempo: z.enum(TEMPOS),
    state: z.enum(STATES),
    showDifficultWords: z.boolean(),
  }),
});
export type PartyComparison = z.output<typeof partyComparison>;

export const groupResults = z.object({
  totalParticipants: z.number(),
  partyScores: z.array(party.extend({ count: z.number().nullable(), total: z.number() })),
  robustness: z.object({ students: z.number(), changeable: z.number().nullable() }).nullable(),
  /** Counted in the room, over all statements; they are in the scores, and are no participants. */
  handsTotal: z.number(),
});
export type GroupResults = z.output<typeof groupResults>;

/** What the players of a party thought that it answers, and what it says itself. */
const partyGuesses = z.object({
  partyId: id,
  opinion: z.string().nullable(),
  comment: z.string(),
  players: z.number(),
  hits: z.number().nullable(),
  guesses: z.array(z.object({ opinion: z.string(), count: z.number() })).nullable(),
});
const guessTotal = z.object({ answers: z.number(), hits: z.number().nullable(), baseline: z.number().nullable() });

export const perspective = z.object({
  statements: z.array(z.object({ statementId: id, parties: z.array(partyGuesses) })),
  total: guessTotal,
});
export type Perspective = z.output<typeof perspective>;
/** What a party's players guessed of one statement, and what the party says itself. */
export type PartyPerspective = Perspective['statements'][number]['parties'][number];

/** One statement's answers as counts, with the class's arguments. */
const statementOverview = z.object({
  statementId: id,
  description: z.string(),
  /** Whether it is its teacher's own, which no party has answered. */
  own: z.boolean(),
  options: z.array(
    z.object({
      opinion: z.string(),
      color: z.string(),
      order: z.number(),
      count: z.number(),
      hands: z.number(),
      comments: z.array(z.string()),
    }),
  ),
  skipped: z.number(),
  /** Students who answered or skipped it and are in no figure, because that was after the last snapshot; 0 while the game goes on. */
  late: z.number(),
  round,
  /** Null in the first round, and while the class still plays before the first snapshot of the second one. */
  shift: shift.nullable(),
  /** By name; in a debate nobody plays a party. */
  parties: z.array(partyGuesses),
});
export const sessionOverview = z.object({
  _id: id,
  name: z.string(),
  type: z.enum(GAME_TYPES),
  tempo: z.enum(TEMPOS),
  archivedAt: z.string().nullable(),
  ...groupResults.shape,
  /** Of all guesses; null in a debate. */
  guessed: guessTotal.nullable(),
  statements: z.array(statementOverview),
  /** Those that were shown to the class, with the marks that were told last. */
  questions: z.array(keptQuestion),
});
export type SessionOverview = z.output<typeof sessionOverview>;

export const resultEndpoints = {
  own: endpoint({
    method: 'GET',
    path: 'result/session/:sessionId',
    access: 'student',
    limits: 'none',
    summary: 'One’s own match with every party',
    params: bySession,
    reply: ownResults,
  }),
  robustness: endpoint({
    method: 'GET',
    path: 'result/session/:sessionId/robustness',
    access: 'student',
    limits: 'none',
    summary: 'Whether one other answer would put another party first',
    params: bySession,
    reply: ownRobustness,
  }),
  comparison: endpoint({
    method: 'GET',
    path: 'result/session/:sessionId/party/:partyId',
    access: 'student',
    limits: 'none',
    summary: 'One’s own answers beside a party’s',
    params: z.object({ sessionId: id, partyId: id }),
    reply: partyComparison,
  }),
  group: endpoint({
    method: 'GET',
    path: 'result/session/:code/group-results',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'The class’s agreement with every party',
    params: byCode,
    reply: groupResults,
  }),
  groupByParty: endpoint({
    method: 'GET',
    path: 'result/session/:code/group-results/party',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'How well the class played every party',
    params: byCode,
    reply: groupResults,
  }),
  perspective: endpoint({
    method: 'GET',
    path: 'result/session/:code/perspective',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'What the class thought that the parties answer, beside what they say themselves',
    params: byCode,
    reply: perspective,
  }),
  overview: endpoint({
    method: 'GET',
    path: 'result/overview/:sessionId',
    access: 'leadGame',
    limits: 'none',
    summary: 'All that a class answered, also of an archived voting session',
    params: bySession,
    reply: sessionOverview,
  }),
  download: endpoint({
    method: 'GET',
    path: 'result/overview/:sessionId/download',
    access: 'leadGame',
    limits: 'none',
    summary: 'A voting session’s answers as a file, with headings in that language',
    params: bySession,
    query: z.object({ language: z.enum(Object.values(LANGUAGE_TAGS)).optional() }),
    reply: 'text/csv',
  }),
};
