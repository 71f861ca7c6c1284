import { z } from 'zod';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { ROBUSTNESS_KINDS } from '#shared/domain/robustness.ts';
import { ballotRounds } from './ballot.ts';
import { leadGame, student } from './endpoint-group.ts';
import { id } from './fields.ts';
import { classGuess } from './guess.ts';
import { party } from './party.ts';
import { partyOpinion } from './play.ts';
import { keptQuestion } from './question.ts';
import { statement } from './question-set.ts';
import { optionCount, shift } from './shown.ts';
import { ownOpinion, round, statementOfGame, votingSession } from './voting-session.ts';

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
      statement: statement.pick({ _id: true, description: true }),
      partyOpinion: partyOpinion.omit({ partyId: true }).nullable(),
      studentOpinion: ownOpinion.nullable(),
    }),
  ),
  votingSession: votingSession.pick({
    _id: true,
    code: true,
    name: true,
    type: true,
    tempo: true,
    state: true,
    showDifficultWords: true,
  }),
});
export type PartyComparison = z.output<typeof partyComparison>;

export const groupResults = z.object({
  totalParticipants: z.number(),
  partyScores: z.array(party.extend({ count: z.number().nullable(), total: z.number().nullable() })),
  robustness: z.object({ students: z.number(), changeable: z.number().nullable() }).nullable(),
  /** Counted in the room, over all statements; they are in the scores, and are no participants. */
  handsTotal: z.number(),
});
export type GroupResults = z.output<typeof groupResults>;

/** The answers that the players of a party gave for it, and its own. */
const partyGuesses = partyOpinion.pick({ partyId: true, opinion: true, comment: true }).extend({
  players: z.number().nullable(),
  hits: z.number().nullable(),
  guesses: z.array(optionCount).nullable(),
});
const guessTotal = z.object({ answers: z.number(), hits: z.number().nullable(), baseline: z.number().nullable() });

export const perspective = z.object({
  statements: z.array(z.object({ statementId: id, parties: z.array(partyGuesses) })),
  total: guessTotal,
});
export type Perspective = z.output<typeof perspective>;
export type PartyPerspective = z.output<typeof partyGuesses>;

/** A statement's answers as counts, null if a party game's owner may not know them, with the class's arguments. */
const statementOverview = statementOfGame.extend({
  drawing: statement.shape.drawing,
  options: z.array(
    z.object({
      opinion: z.string(),
      color: z.string(),
      order: z.number(),
      count: z.number().nullable(),
      hands: z.number(),
      comments: z.array(z.string()),
    }),
  ),
  skipped: z.number().nullable(),
  /** Students who answered or skipped it after the last snapshot, and are in no figure; 0 while the game is ongoing. */
  late: z.number(),
  round,
  /** Null in the first round, and while the class still plays before the first snapshot of the second one. */
  shift: shift.nullable(),
  guess: classGuess.nullable(),
  /** By name; in a debate nobody plays a party. */
  parties: z.array(partyGuesses),
  /** The last two arguments that were on the board together and may still be shown; their order says nothing. */
  pair: z.object({ left: z.string(), right: z.string() }).nullable(),
});
export const sessionOverview = z.object({
  ...votingSession.pick({ _id: true, name: true, type: true, tempo: true }).shape,
  archivedAt: z.string().nullable(),
  ...groupResults.shape,
  /** The total of all guesses; null in a debate. */
  guessed: guessTotal.nullable(),
  statements: z.array(statementOverview),
  /** By how many points its guesses were off, first and last; null with fewer than two statements with figures. */
  guessGap: z.object({ first: z.number(), last: z.number() }).nullable(),
  /** The questions that were shown to the class, with the marks that were published last. */
  questions: z.array(keptQuestion),
  ballots: ballotRounds,
});
export type SessionOverview = z.output<typeof sessionOverview>;

export const resultEndpoints = {
  own: student.get('result/session/:sessionId', 'One’s own match with every party', { reply: ownResults }),
  robustness: student.get(
    'result/session/:sessionId/robustness',
    'Whether one other answer would put another party first',
    { reply: ownRobustness },
  ),
  comparison: student.get('result/session/:sessionId/party/:partyId', 'One’s own answers beside a party’s', {
    reply: partyComparison,
  }),
  group: leadGame.get('result/session/:code/group-results', 'The class’s agreement with every party', {
    reply: groupResults,
  }),
  groupByParty: leadGame.get('result/session/:code/group-results/party', 'How well the class played every party', {
    reply: groupResults,
  }),
  perspective: leadGame.get(
    'result/session/:code/perspective',
    'What the class thought that the parties answer, beside what they say themselves',
    { reply: perspective },
  ),
  overview: leadGame.get(
    'result/overview/:sessionId',
    'All that a class answered, also of an archived voting session',
    { reply: sessionOverview },
  ),
  download: leadGame.get(
    'result/overview/:sessionId/download',
    'A voting session’s answers as a file, with headings in that language',
    { query: z.object({ language: z.enum(Object.values(LANGUAGE_TAGS)).optional() }), reply: 'text/csv' },
  ),
};
