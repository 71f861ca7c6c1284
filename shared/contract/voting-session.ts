import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { sessionFields } from '#shared/domain/game-settings.ts';
import { switchFields } from '#shared/domain/live-switches.ts';
import { GAME_TYPES, RESULT_VIEWS, ROUNDS, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { byCode, byStatement, id } from './fields.ts';
import { liveState } from './live-state.ts';
import { sessionStatement } from './session-statement.ts';

export const round = z.literal(ROUNDS);

export const studentOpinion = z.object({
  _id: id,
  statementId: id,
  /** A pseudonym that identifies a student only inside this voting session; absent in one with `aggregatesOnly`. */
  studentId: z.string().optional(),
  sessionId: id,
  opinion: z.string(),
  comment: z.string(),
  /** Null without a comment. */
  commentState: z.enum(COMMENT_STATES).nullable(),
  partyId: id.nullable(),
});

export type StudentOpinion = z.output<typeof studentOpinion>;

/** The same for the owner. Flags are null without a comment; `twin` is in reads only, because it depends on the others. */
export const ownerOpinion = studentOpinion.extend({ commentFlags: z.array(z.enum(ARGUMENT_FLAGS)).nullable() });
export type OwnerOpinion = z.output<typeof ownerOpinion>;

/** The same for its student: in which round it was given, and what they had answered when the second one was opened. */
export const ownOpinion = studentOpinion.extend({ round, firstOpinion: z.string().nullable() });
export type OwnOpinion = z.output<typeof ownOpinion>;

export const votingSession = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  state: z.enum(STATES),
  tempo: z.enum(TEMPOS),
  type: z.enum(GAME_TYPES),
  ...sessionFields(() => z.boolean()),
  ...switchFields(() => z.boolean()),
  statements: z.array(sessionStatement),
  currentStatement: id.nullable(),
  /** The party that this student was dealt; null if none was. */
  dealtParty: id.nullable(),
  /** Whether they were dealt another one already; for a student of a game with parties by lot only. */
  hasRedrawn: z.boolean().optional(),
  /** With round and first opinion for their student only, with flags for the owner only. */
  studentOpinions: z.array(
    z
      .object({ ...ownOpinion.shape, ...ownerOpinion.shape })
      .partial({ round: true, firstOpinion: true, commentFlags: true }),
  ),
  /** Whether the owner plays it alone, with invented students; for the owner only. */
  tryOut: z.boolean().optional(),
  ...liveState.partial().shape,
});
export type VotingSession = z.output<typeof votingSession>;

/** What the page of a game says before anybody has joined: the same for everybody who opens it. */
export interface OpenedGame extends Pick<VotingSession, 'name' | 'type' | 'state' | 'argumentsEnabled'> {
  /** What a debate in the teacher's tempo asks its class for the first time; null if a student sees something else first. */
  statement: { description: string; number: number; total: number } | null;
}

export const votingSessionSummary = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  state: z.enum(STATES),
  tempo: z.enum(TEMPOS),
  type: z.enum(GAME_TYPES),
  resultView: z.enum(RESULT_VIEWS),
  statements: z.number(),
  /** When its results were first shown; null before. */
  endedAt: z.string().nullable(),
});
export type VotingSessionSummary = z.output<typeof votingSessionSummary>;

const progressEntry = z.object({ statementId: id, description: z.string(), nrOfAnswers: z.number(), own: z.boolean() });

export const votingSessionEndpoints = {
  create: endpoint({
    method: 'POST',
    path: 'config/game-template/voting-session',
    access: 'leadGame',
    limits: 'none',
    summary:
      'Makes a voting session of one’s own game template; a visitor’s, which is a try-out, of a published question set',
    body: z.object({
      /** Of a user. */
      gameTemplateId: id.optional(),
      /** Played alone, with invented students: in no list, deleted when it is archived or after a day, and by the next one. */
      tryOut: z.boolean().optional(),
      /** Of a game that is no try-out: as of a game template. */
      withId: id.optional(),
      /** Of a visitor, see `visitorsGame`. */
      type: z.unknown().optional(),
      questionSet: z.unknown().optional(),
    }),
    status: 201,
    reply: z.object({ code: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: 'voting/session',
    access: 'manageGames',
    limits: 'none',
    summary: 'One’s own voting sessions that are not archived, newest first',
    reply: z.array(votingSessionSummary),
  }),
  tryOut: endpoint({
    method: 'GET',
    path: 'voting/try-out',
    access: 'manageGames',
    limits: 'none',
    summary: 'The game that one tries out, which is in no list; 404 where there is none',
    reply: votingSessionSummary,
  }),
  start: endpoint({
    method: 'POST',
    path: 'voting/session/:code/start',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Starts a voting session',
    params: byCode,
    reply: votingSession,
  }),
  moveToStatement: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Makes that statement the current one',
    params: byStatement,
    reply: votingSession,
  }),
  openSecondRound: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/second-round',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Lets the class vote again on the current statement',
    params: byStatement,
    reply: votingSession,
  }),
  end: endpoint({
    method: 'POST',
    path: 'voting/session/:code/end',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Ends answering and opens the results',
    params: byCode,
    reply: votingSession,
  }),
  archive: endpoint({
    method: 'POST',
    path: 'voting/session/:code/archive',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Archives a voting session; its code stops working',
    params: byCode,
    /** The state in which it is to be archived; WRONG_STATE if it is in another one by now. */
    query: z.object({ state: z.enum(STATES).optional() }),
    reply: null,
  }),
  participants: endpoint({
    method: 'GET',
    path: 'voting/session/:code/participants',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'How many students joined, and how many of them are connected; null while that cannot be found out',
    params: byCode,
    reply: z.object({ count: z.number(), connected: z.number().nullable() }),
  }),
  removeAbsent: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/participants',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Removes the students who are not connected and never answered or skipped; whoever comes back joins anew',
    params: byCode,
    reply: z.object({ removed: z.number() }),
  }),
  progress: endpoint({
    method: 'GET',
    path: 'voting/session/:code/progress',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'How many answered each statement',
    params: byCode,
    reply: z.array(progressEntry),
  }),
};
