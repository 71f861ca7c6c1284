// Voting sessions: made and driven by their teacher, joined and answered by students.
import { z } from 'zod';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { GAME_TYPES, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalText } from './fields.ts';
import { party } from './party.ts';
import { statement } from './question-set.ts';

/** What the teacher's screens show; every device of one teacher shows the same. */
export const LIVE_VIEWS = ['question', 'statement-results', 'group-arguments', 'party-arguments'] as const;
export type LiveView = (typeof LIVE_VIEWS)[number];

export const studentOpinion = z.object({
  _id: id,
  statementId: id,
  /** A pseudonym: one student inside this voting session, nobody outside it. */
  studentId: z.string(),
  sessionId: id,
  opinion: z.string(),
  comment: z.string(),
  partyId: id.nullable(),
});
export type StudentOpinion = z.output<typeof studentOpinion>;

export const votingSession = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  state: z.enum(STATES),
  tempo: z.enum(TEMPOS),
  type: z.enum(GAME_TYPES),
  argumentsEnabled: z.boolean(),
  skipQuestions: z.boolean(),
  showDifficultWords: z.boolean(),
  showPartyArguments: z.boolean(),
  statements: z.array(statement),
  currentStatement: id.nullable(),
  studentOpinions: z.array(studentOpinion),
  /** Which view the teacher's devices show; for the owner only. */
  view: z.enum(LIVE_VIEWS).optional(),
});
export type VotingSession = z.output<typeof votingSession>;

const votingSessionSummary = z.object({
  _id: id,
  code: z.string(),
  name: z.string(),
  state: z.enum(STATES),
  tempo: z.enum(TEMPOS),
  type: z.enum(GAME_TYPES),
  statements: z.number(),
});
export type VotingSessionSummary = z.output<typeof votingSessionSummary>;

const archivedVotingSession = votingSessionSummary
  .omit({ code: true })
  .extend({ participants: z.number(), archivedAt: z.string() });
export type ArchivedVotingSession = z.output<typeof archivedVotingSession>;

export const partyOpinion = z.object({
  partyId: id,
  opinion: z.string().nullable(),
  comment: z.string(),
  order: z.number().nullable(),
  color: z.string().nullable(),
});
export type PartyOpinion = z.output<typeof partyOpinion>;

/** An argument that one of the teacher's devices is about to take away, or has put back. */
export const hiddenArgument = z.object({
  commentId: id,
  hidden: z.boolean(),
  /** The page that says so hears its own word too. */
  by: z.uuid(),
});
export type HiddenArgument = z.output<typeof hiddenArgument>;

const progressEntry = z.object({ statementId: id, description: z.string(), nrOfAnswers: z.number() });

const opinionForm = z.object({
  opinion: z.string().min(1, 'REQUIRED'),
  comment: optionalText(ARGUMENT_MAX),
  partyId: id.nullish().transform((value) => value ?? null),
});
const code = z.string();
const byCode = z.object({ code });
const byStatement = z.object({ code, statementId: id });
const byComment = z.object({ code, commentId: id });

export const votingSessionEndpoints = {
  create: endpoint({
    method: 'POST',
    path: 'config/game-template/voting-session',
    access: 'manageGames',
    summary: 'Makes a voting session of one’s own game template',
    body: z.object({ gameTemplateId: id }),
    status: 201,
    reply: z.object({ code }),
  }),
  list: endpoint({
    method: 'GET',
    path: 'voting/session',
    access: 'manageGames',
    summary: 'One’s own voting sessions that are not archived, newest first',
    status: 200,
    reply: z.array(votingSessionSummary),
  }),
  listArchived: endpoint({
    method: 'GET',
    path: 'voting/archive',
    access: 'manageGames',
    summary: 'One’s own archived voting sessions, newest first',
    status: 200,
    reply: z.array(archivedVotingSession),
  }),
  start: endpoint({
    method: 'POST',
    path: 'voting/session/:code/start',
    access: 'manageGames',
    summary: 'Starts a voting session',
    params: byCode,
    status: 200,
    reply: votingSession,
  }),
  moveToStatement: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId',
    access: 'manageGames',
    summary: 'Makes that statement the current one',
    params: byStatement,
    status: 200,
    reply: votingSession,
  }),
  end: endpoint({
    method: 'POST',
    path: 'voting/session/:code/end',
    access: 'manageGames',
    summary: 'Ends answering and opens the results',
    params: byCode,
    status: 200,
    reply: votingSession,
  }),
  archive: endpoint({
    method: 'POST',
    path: 'voting/session/:code/archive',
    access: 'manageGames',
    summary: 'Archives a voting session; its code stops working',
    params: byCode,
    status: 204,
    reply: null,
  }),
  show: endpoint({
    method: 'POST',
    path: 'voting/session/:code/view',
    access: 'manageGames',
    summary: 'Chooses what the teacher’s screens show',
    params: byCode,
    body: z.object({ view: z.enum(LIVE_VIEWS) }),
    status: 204,
    reply: null,
  }),
  participants: endpoint({
    method: 'GET',
    path: 'voting/session/:code/participants',
    access: 'manageGames',
    summary: 'How many students joined',
    params: byCode,
    status: 200,
    reply: z.object({ count: z.number() }),
  }),
  progress: endpoint({
    method: 'GET',
    path: 'voting/session/:code/progress',
    access: 'manageGames',
    summary: 'How many answered each statement',
    params: byCode,
    status: 200,
    reply: z.array(progressEntry),
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/comment/:commentId',
    access: 'manageGames',
    summary: 'Takes the argument of a student’s opinion away',
    params: byComment,
    status: 204,
    reply: null,
  }),
  hideComment: endpoint({
    method: 'POST',
    path: 'voting/session/:code/comment/:commentId/hidden',
    access: 'manageGames',
    summary: 'Hides an argument on one’s other screens for a while, or shows it again; nothing is stored',
    params: byComment,
    body: hiddenArgument.omit({ commentId: true }),
    status: 204,
    reply: null,
  }),
  read: endpoint({
    method: 'GET',
    path: 'voting/session/:code',
    access: 'studentOrOwner',
    summary: 'A voting session; a student’s first read joins it',
    params: byCode,
    status: 200,
    reply: votingSession,
  }),
  answer: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/opinion',
    access: 'student',
    summary: 'Gives or changes an answer',
    params: byStatement,
    body: opinionForm,
    status: 201,
    reply: studentOpinion,
  }),
  parties: endpoint({
    method: 'GET',
    path: 'voting/session/:code/parties',
    access: 'studentOrOwner',
    summary: 'The voting session’s parties, by name',
    params: byCode,
    status: 200,
    reply: z.array(party),
  }),
  partyOpinions: endpoint({
    method: 'GET',
    path: 'voting/session/:code/statement/:statementId/party-opinions',
    access: 'studentOrOwner',
    summary: 'What the parties think of a statement',
    params: byStatement,
    status: 200,
    reply: z.array(partyOpinion),
  }),
};
