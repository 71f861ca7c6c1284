import { z } from 'zod';
import { sessionFields } from '#shared/domain/game-settings.ts';
import { GAME_TYPES, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
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
  ...sessionFields(() => z.boolean()),
  statements: z.array(statement),
  currentStatement: id.nullable(),
  /** Whether nobody else gets in. */
  locked: z.boolean(),
  /** The party that this student was dealt; null where none was. */
  dealtParty: id.nullable(),
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
  .extend({ participants: z.number(), classLabel: z.string(), archivedAt: z.string() });
export type ArchivedVotingSession = z.output<typeof archivedVotingSession>;

const progressEntry = z.object({ statementId: id, description: z.string(), nrOfAnswers: z.number() });

const code = z.string();
const byCode = z.object({ code });
const byStatement = z.object({ code, statementId: id });

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
  playAgain: endpoint({
    method: 'POST',
    path: 'voting/archive/:sessionId/again',
    access: 'manageGames',
    summary: 'Makes a voting session with the setup of an archived one',
    params: z.object({ sessionId: id }),
    status: 201,
    reply: z.object({ code }),
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
  lock: endpoint({
    method: 'POST',
    path: 'voting/session/:code/lock',
    access: 'manageGames',
    summary: 'Lets nobody else join, or lets them in again',
    params: byCode,
    body: z.object({ locked: z.boolean() }),
    status: 200,
    reply: votingSession,
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
};
