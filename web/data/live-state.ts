// The state that a teacher sets in an open game: where it is, and what all screens show. Replies and events contain the
// change: nothing is read again.
import type { Body } from '#shared/contract/call.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { request } from '#web/client/api.ts';

/** Starts a game, with its first ballot if it has one. */
export const startGame = (code: string, ballot: boolean, signal: AbortSignal): Promise<VotingSession> =>
  request('POST voting/session/:code/start', { params: { code }, body: { ballot }, signal });

/** Makes that statement the current one. */
export const moveTo = (code: string, statementId: string, signal: AbortSignal): Promise<VotingSession> =>
  request('POST voting/session/:code/statement/:statementId', { params: { code, statementId }, signal });

/** Ends answering, and opens the results. */
export const endGame = (code: string, signal: AbortSignal): Promise<VotingSession> =>
  request('POST voting/session/:code/end', { params: { code }, signal });

export type LiveChange = Body<'POST voting/session/:code/view'>;

/** Sets what the live screens show. Returns all of it. */
export const setLiveState = (code: string, body: LiveChange, signal: AbortSignal): Promise<LiveState> =>
  request('POST voting/session/:code/view', { params: { code }, body, signal });

/** Shows the next argument pair of a statement. Returns what the live screens show. */
export const showPair = (code: string, statementId: string, signal: AbortSignal): Promise<LiveState> =>
  request('POST voting/session/:code/statement/:statementId/pair', { params: { code, statementId }, signal });
