// Messages over the socket and between servers: types, the bus and the tests derive from them.
import { z } from 'zod';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { commentState } from './argument.ts';
import { id } from './fields.ts';
import { toldGuess } from './guess.ts';
import { liveState } from './live-state.ts';
import { sessionStatement } from './session-statement.ts';
import { ownerOpinion } from './voting-session.ts';

const counted = z.int().nonnegative();

/** Data in the update that begins a statement, so that the class does not have to read them. */
const begun = {
  /** The current statement if it is a teacher's own, which a phone may not have read; without the teacher's words. */
  statement: sessionStatement.omit({ talk: true, note: true }).optional(),
  /** How many joined, if the class may know it (`aggregatesOnly`). */
  participants: counted.optional(),
  /** Whether guesses are asked for on the statement; if absent, the session read says so. */
  guessing: z.literal(true).optional(),
};

/** To everybody. May be missed: the session read is authoritative, also for a page that does not know a type. */
export const votingSessionUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-started'), statementId: id.nullable(), ...begun }),
  z.object({ type: z.literal('next-question'), statementId: id, ...begun }),
  z.object({ type: z.literal('statements') }),
  z.object({ type: z.literal('second-round'), statementId: id }),
  z.object({ type: z.literal('devices-away'), away: z.boolean() }),
  z.object({ type: z.literal('ballot'), round: counted, open: z.boolean() }),
  /** Something about the class's questions is another by now; what, is read. */
  z.object({ type: z.literal('questions') }),
  /** The first snapshot of a statement fixed the class's guess; all null if there are no figures. */
  z.object({ type: z.literal('guess'), statementId: id, ...toldGuess.shape }),
  z.object({ type: z.literal('results') }),
  z.object({ type: z.literal('archived') }),
]);
export type VotingSessionUpdate = z.output<typeof votingSessionUpdate>;

/** The owner's updates that servers pass on to each other unchanged. */
export const toldUpdates = [
  z.object({ type: z.literal('students-answered'), studentOpinions: z.array(ownerOpinion) }),
  z.object({ type: z.literal('locked'), locked: z.boolean() }),
  z.object({ type: z.literal('hold'), hold: z.boolean() }),
  z.object({ type: z.literal('shown'), statementId: id }),
  z.object({ type: z.literal('hands'), statementId: id }),
  z.object({ type: z.literal('questions') }),
  z.object({ type: z.literal('comments'), comments: z.array(commentState) }),
] as const;

/** To the owner's sockets only, beside the contract. */
export const ownUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('view'), live: liveState }),
  z.object({ type: z.literal('device') }),
  /** An answer could not be stored; its phone sends it again. */
  z.object({ type: z.literal('unstored') }),
]);

/** To projectors without a login: what they show has changed. */
export const boardUpdate = z.object({ type: z.literal('board') });

/** The payload of each event whose name is `{code}-…`; `live-event-names.ts` says who gets it. */
export const liveEvents = {
  update: votingSessionUpdate,
  'teacher-update': z.discriminatedUnion('type', [
    z.object({ type: z.literal('student-answered'), studentOpinion: ownerOpinion }),
    z.object({ type: z.literal('answered'), statementId: id, answered: counted, participants: counted }),
    z.object({ type: z.literal('voted'), round: z.int().positive(), voted: counted, participants: counted }),
    ...toldUpdates,
  ]),
  participants: counted,
  owner: z.discriminatedUnion('type', [ownUpdate, boardUpdate]),
  poll: z.object({ on: z.boolean() }),
};
export type LivePayload<Event extends keyof typeof liveEvents> = z.output<(typeof liveEvents)[Event]>;
/** All that a page of the owner handles; where it does not know a type it reads everything again. */
export type OwnerUpdate =
  | LivePayload<'teacher-update'>
  | z.output<typeof ownUpdate>
  | { type: 'participants'; count: number };

/** The code of the game that a client subscribes to. */
export const typedCode = z.string().transform((text, { addIssue }) => {
  const code = parseSessionCode(text);
  if (code === null) addIssue('INVALID_CODE');
  return code ?? z.NEVER;
});

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
  /** The token of a projector without a login. */
  projectorToken: z.string().optional().catch(undefined),
  /** The `PROTOCOL` of the page; without it the client is one of the contract, which is served for ever. */
  protocol: z.int().positive().optional().catch(undefined),
});
