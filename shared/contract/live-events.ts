import { z } from 'zod';
import type { CommentState, HiddenArgument } from './argument.ts';
import type { LiveState, OwnerOpinion } from './voting-session.ts';

/** To everybody subscribed. It may be missed: the read of the voting session is authoritative. */
export type VotingSessionUpdate =
  | { type: 'session-started'; statementId: string | null }
  | { type: 'next-question'; statementId: string }
  | { type: 'second-round'; statementId: string }
  | { type: 'devices-away'; away: boolean }
  | { type: 'results' }
  | { type: 'archived' };

/** To the owner's sockets only. */
export type TeacherUpdate =
  | { type: 'student-answered'; studentOpinion: OwnerOpinion }
  | { type: 'students-answered'; studentOpinions: OwnerOpinion[] }
  | { type: 'answered'; statementId: string; answered: number; participants: number }
  | { type: 'locked'; locked: boolean }
  | { type: 'hold'; hold: boolean }
  | { type: 'shown'; statementId: string }
  | { type: 'hands'; statementId: string }
  | { type: 'comments'; comments: CommentState[] };

/** TOO_MANY_REQUESTS: the code is wrong and came after too many other wrong ones; a code that works is never refused. */
export type SubscribeReply = { ok: true } | { ok: false; code: 'INVALID_CODE' | 'TOO_MANY_REQUESTS' };

/** Payload of the view event. */
export type ViewUpdate = LiveState;

/** Payload of the hidden event: the newest state of each argument. */
export type HiddenUpdate = HiddenArgument[];

/** Payload of the poll event. */
export interface PollUpdate {
  on: boolean;
}

export const handshakeAuth = z.object({
  clientId: z.uuid().optional().catch(undefined),
  token: z.string().optional().catch(undefined),
  /** Of a projector without a login. */
  projectorToken: z.string().optional().catch(undefined),
});
