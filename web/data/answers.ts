// Calls of students. Nothing is cached here: web/session patches the session with the replies.
import type { Body } from '#shared/contract/call.ts';
import { request } from '#web/client/api.ts';

interface AnswerCall {
  code: string;
  statementId: string;
  body: Body<'POST voting/session/:code/statement/:statementId/opinion'>;
  /** The client-id of the student who answers. */
  as: string;
  /** How many bytes longer the body could be: its length must not say which option it names. */
  room?: number;
  signal?: AbortSignal;
}

/** Sends an answer; returns it as it is stored. The same answer twice is stored once. */
export const sendAnswer = ({ code, statementId, ...rest }: AnswerCall) =>
  request('POST voting/session/:code/statement/:statementId/opinion', { params: { code, statementId }, ...rest });

/** Stores a guess of the class; returns it. The same one twice is stored once. */
export const sendGuess = (code: string, statementId: string, guess: number, as: string, signal: AbortSignal) =>
  request('PUT voting/session/:code/statement/:statementId/guess', {
    params: { code, statementId },
    body: { guess },
    as,
    signal,
    // Its length must not say whether it is a 10.
    room: 2 - `${guess}`.length,
  });

/** Asks for another party, once and before the first answer; throws WRONG_STATE after that. */
export const dealAnotherParty = (code: string) =>
  request('POST voting/session/:code/another-party', { params: { code } });
