// A secret ballot: a student's vote, and what its teacher does with it.
import { queryOptions } from '@tanstack/react-query';
import type { OwnersBallot } from '#shared/contract/ballot.ts';
import type { Body } from '#shared/contract/call.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

const keyOf = (code: string) => ['ballot', code] as const;

/** How many voted, and the closed rounds, for the owner. */
export const ballotQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => request('GET voting/session/:code/ballot', { params: { code }, signal }),
  });

/** After it was opened, closed or discarded. */
export const refreshBallot = (code: string): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(code) });

/** Takes over how many voted, as an event says it; the votes that are missing are read. */
export function setTurnout(code: string, turnout: Pick<OwnersBallot, 'round' | 'voted' | 'participants'>): void {
  queryClient.setQueryData(ballotQuery(code).queryKey, (before) =>
    before && before.round === turnout.round && before.open ? { ...before, ...turnout } : before,
  );
  void refreshBallot(code);
}

export type BallotChange = Body<'POST voting/session/:code/ballot'>;

/** Opens the next ballot, or closes it. Returns the session. */
export const changeBallot = (code: string, body: BallotChange, signal: AbortSignal): Promise<VotingSession> =>
  request('POST voting/session/:code/ballot', { params: { code }, body, signal });

/** Shows a step of the ballots on the boards. Returns what they show. */
export const showBallot = (
  code: string,
  body: Body<'POST voting/session/:code/ballot/show'>,
  signal: AbortSignal,
): Promise<LiveState> => request('POST voting/session/:code/ballot/show', { params: { code }, body, signal });
