import { z } from 'zod';
import { ARGUMENT_FLAGS, COMMENT_STATES } from '#shared/domain/argument-flags.ts';
import { sessionFields } from '#shared/domain/game-settings.ts';
import { LIVE_SWITCHES, type LiveSwitch, switchFields } from '#shared/domain/live-switches.ts';
import { GAME_TYPES, ROUNDS, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { GAME, leadGame, manageGames, STATEMENT } from './endpoint-group.ts';
import { created, id } from './fields.ts';
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

/** The same for the owner. Flags are null without a comment; `twin` is in reads only: it depends on the others. */
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
  /** How many joined, as it was at most ten seconds ago; for students of a game with `aggregatesOnly` only. */
  participants: z.number().optional(),
  /** The party that this student was dealt; null if none was. */
  dealtParty: id.nullable(),
  /** Whether they were dealt another party already; only for a student of a game with parties by lot. */
  hasRedrawn: z.boolean().optional(),
  /** With round, first opinion and guess for their student only, with flags for the owner only. */
  studentOpinions: z.array(
    z
      .object({ ...ownOpinion.shape, ...ownerOpinion.shape, guess: z.number().nullable() })
      .partial({ round: true, firstOpinion: true, guess: true, commentFlags: true }),
  ),
  /** Whether the owner plays it alone, with invented students; for the owner only. */
  tryOut: z.boolean().optional(),
  ...liveState.omit({ ballot: true }).partial().shape,
  /** The state of the secret ballots; null in a game without them. */
  ballot: z
    .object({
      /** 0 before the first. */
      round: z.number(),
      open: z.boolean(),
      /** Whether this student voted in that round. */
      voted: z.boolean(),
      /** The step that the boards show; for the owner only. */
      shown: liveState.shape.ballot.optional(),
    })
    .nullable(),
});
export type VotingSession = z.output<typeof votingSession>;

export const votingSessionSummary = votingSession
  .pick({ _id: true, code: true, name: true, state: true, tempo: true, type: true })
  .extend({
    resultView: liveState.shape.resultView,
    at: liveState.shape.at,
    statements: z.number(),
    /** When its results were first shown; null before. */
    endedAt: z.string().nullable(),
    classLabel: z.string(),
  });
export type VotingSessionSummary = z.output<typeof votingSessionSummary>;

const progressEntry = z.object({ statementId: id, description: z.string(), nrOfAnswers: z.number(), own: z.boolean() });
/** `own`: it is its teacher's own, which no party has answered. */
export const statementOfGame = progressEntry.omit({ nrOfAnswers: true });

export const votingSessionEndpoints = {
  create: leadGame.make(
    'config/game-template/voting-session',
    'Makes a voting session of one’s own game template, or without one; a visitor’s, which is a try-out, of a published question set',
    {
      body: z.object({
        /** For users: either this or `template`. */
        gameTemplateId: id.optional(),
        /** A game of no template, see `gameTemplateForm`; its errors have the names that they have there. */
        template: z.unknown().optional(),
        /** Alone, with invented students: in no list, deleted when archived, after a day, and by the next one. */
        tryOut: z.boolean().optional(),
        /** Not for try-outs. */
        ...created,
        /** For a visitor, see `visitorsGame`. */
        type: z.unknown().optional(),
        questionSet: z.unknown().optional(),
      }),
      reply: z.object({ code: z.string() }),
    },
  ),
  list: manageGames.get('voting/session', 'One’s own voting sessions that are not archived, newest first', {
    reply: z.array(votingSessionSummary),
  }),
  tryOut: manageGames.get(
    'voting/try-out',
    'The game that one tries out, which is in no list; 404 where there is none',
    { reply: votingSessionSummary },
  ),
  start: leadGame.post(`${GAME}/start`, 'Starts a voting session', {
    /** `ballot`: the first ballot opens with it, in a game that has them. */
    body: z.object({ ballot: z.boolean().optional() }).optional(),
    reply: votingSession,
  }),
  moveToStatement: leadGame.post(STATEMENT, 'Makes that statement the current one', { reply: votingSession }),
  openSecondRound: leadGame.post(`${STATEMENT}/second-round`, 'Lets the class vote again on the current statement', {
    reply: votingSession,
  }),
  end: leadGame.post(`${GAME}/end`, 'Ends answering and opens the results', { reply: votingSession }),
  archive: leadGame.post(`${GAME}/archive`, 'Archives a voting session; its code stops working', {
    /** The state in which it is to be archived; WRONG_STATE if it is in another one by now. */
    query: z.object({ state: z.enum(STATES).optional() }),
  }),
  participants: leadGame.get(
    `${GAME}/participants`,
    'How many students joined, and how many of them are connected; null while that cannot be found out',
    { reply: z.object({ count: z.number(), connected: z.number().nullable() }) },
  ),
  removeAbsent: leadGame.remove(
    `${GAME}/participants`,
    'Removes the students who are not connected and never answered or skipped; whoever comes back joins anew',
    { reply: z.object({ removed: z.number() }) },
  ),
  progress: leadGame.get(`${GAME}/progress`, 'How many answered each statement', { reply: z.array(progressEntry) }),
};

/** The call that sets a switch. Its body has one field, which is what the handler gets. */
function switchEndpoint<Name extends LiveSwitch, Reply extends z.ZodType>(name: Name, reply: Reply, summary: string) {
  const { path, key }: { path: (typeof LIVE_SWITCHES)[Name]['path']; key: (typeof LIVE_SWITCHES)[Name]['key'] } =
    LIVE_SWITCHES[name];
  return leadGame.post(`${GAME}/${path}`, summary, {
    body: z.object({ [key]: z.boolean() } as Record<typeof key, z.ZodBoolean>),
    reply,
  });
}

export const switchEndpoints = {
  locked: switchEndpoint('locked', votingSession, 'Lets nobody else join, or lets them in again'),
  holdArguments: switchEndpoint(
    'holdArguments',
    z.object({ holdArguments: z.boolean() }),
    'Before the start: whether new arguments wait for their teacher',
  ),
  devicesAway: switchEndpoint(
    'devicesAway',
    z.object({ devicesAway: z.boolean() }),
    'Asks the class to put the devices away for a while, or calls them back',
  ),
  questionsOpen: switchEndpoint(
    'questionsOpen',
    votingSession,
    'Lets students ask questions and mark those of others, or not any more',
  ),
};
