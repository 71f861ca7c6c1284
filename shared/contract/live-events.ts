// What goes over the socket, in both directions, and between servers: types, the bus between servers and the tests derive from it.
import { z } from 'zod';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { commentState, hiddenArgument } from './argument.ts';
import { id } from './fields.ts';
import { liveState } from './live-state.ts';
import { sessionStatement } from './session-statement.ts';
import { ownerOpinion } from './voting-session.ts';

/** The current statement where it is a teacher's own: a phone need not have read it. Never with what is for the teacher alone. */
const ownStatement = sessionStatement.omit({ talk: true, note: true }).optional();

/** To everybody subscribed. It may be missed: the read of the voting session is authoritative. A page that does not know a type reads it. */
export const votingSessionUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-started'), statementId: id.nullable(), statement: ownStatement }),
  z.object({ type: z.literal('next-question'), statementId: id, statement: ownStatement }),
  /** The list of statements has changed. */
  z.object({ type: z.literal('statements') }),
  z.object({ type: z.literal('second-round'), statementId: id }),
  z.object({ type: z.literal('devices-away'), away: z.boolean() }),
  /** Something about the class's questions is another by now; what, is read. */
  z.object({ type: z.literal('questions') }),
  z.object({ type: z.literal('results') }),
  z.object({ type: z.literal('archived') }),
]);
export type VotingSessionUpdate = z.output<typeof votingSessionUpdate>;

/** To the owner's sockets only; a page that does not know a type reads everything again. */
export const teacherUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('student-answered'), studentOpinion: ownerOpinion }),
  z.object({ type: z.literal('students-answered'), studentOpinions: z.array(ownerOpinion) }),
  z.object({
    type: z.literal('answered'),
    statementId: id,
    answered: z.int().nonnegative(),
    participants: z.int().nonnegative(),
  }),
  z.object({ type: z.literal('locked'), locked: z.boolean() }),
  z.object({ type: z.literal('hold'), hold: z.boolean() }),
  z.object({ type: z.literal('shown'), statementId: id }),
  z.object({ type: z.literal('hands'), statementId: id }),
  z.object({ type: z.literal('questions') }),
  z.object({ type: z.literal('comments'), comments: z.array(commentState) }),
]);
export type TeacherUpdate = z.output<typeof teacherUpdate>;

const nothing = z.undefined();

/** The payload of each event whose name is `{code}-…`; `live-event-names.ts` says who gets it. */
export const liveEvents = {
  update: votingSessionUpdate,
  'teacher-update': teacherUpdate,
  participants: z.int().nonnegative(),
  view: liveState,
  /** The newest state of each argument. */
  hidden: z.array(hiddenArgument),
  device: nothing,
  writing: z.int().nonnegative(),
  projector: nothing,
  unstored: nothing,
  poll: z.object({ on: z.boolean() }),
};
export type LivePayload<Event extends keyof typeof liveEvents> = z.output<(typeof liveEvents)[Event]>;

const typedCode = z.string().transform((text, { addIssue }) => {
  const code = parseSessionCode(text);
  if (code === null) addIssue('INVALID_CODE');
  return code ?? z.NEVER;
});

/** The events that a client sends, and what stands in them. */
export const clientEvents = {
  subscribe: z.tuple([typedCode]),
  /** Whether a student has typed an argument that is not sent. */
  writing: z.tuple([typedCode, z.boolean()]),
};

/**
 * `protocol`: the server's, and `oldest`: the oldest one with which it lets pages go on; for clients that said theirs.
 * TOO_MANY_REQUESTS: the code is wrong and came after too many other wrong ones; a code that works is never refused.
 */
export type SubscribeReply =
  | { ok: true; protocol?: number; oldest?: number }
  | { ok: false; code: 'INVALID_CODE' | 'TOO_MANY_REQUESTS' };

export const handshakeAuth = z.object({
  clientId: z.uuid().optional().catch(undefined),
  token: z.string().optional().catch(undefined),
  /** Of a projector without a login. */
  projectorToken: z.string().optional().catch(undefined),
  /** The `PROTOCOL` of the page; without it the client is one of the contract, which is served for ever. */
  protocol: z.int().positive().optional().catch(undefined),
});
