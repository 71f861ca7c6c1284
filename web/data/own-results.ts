import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { clearGame } from '#web/client/student-storage.ts';

/** Milliseconds between two tries while the game goes on. */
const EARLY_MS = 8_000;

const ALL = ['own-results'];

export function invalidateOwnResults(): void {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ALL });
}

/** Deletes the student's answers of a game, on the server and then here. Having none is a success as well. */
export async function forgetOwnAnswers(sessionId: string): Promise<void> {
  await request('DELETE result/session/:sessionId/mine', { params: { sessionId } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  });
  clearGame(sessionId);
  queryClient.removeQueries({ queryKey: [...ALL, sessionId] });
}

/** Fails where this student has no results, or none yet. */
export const ownResultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...ALL, sessionId],
    queryFn: ({ signal }) => request('GET result/session/:sessionId', { params: { sessionId }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined && error instanceof ApiError && error.status === 409 && EARLY_MS,
  });

/** Fails in a party game. */
export const robustnessQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...ALL, sessionId, 'robustness'],
    queryFn: ({ signal }) => request('GET result/session/:sessionId/robustness', { params: { sessionId }, signal }),
  });

export const comparisonQuery = (sessionId: string, partyId: string) =>
  queryOptions({
    queryKey: [...ALL, sessionId, partyId],
    queryFn: ({ signal }) =>
      request('GET result/session/:sessionId/party/:partyId', { params: { sessionId, partyId }, signal }),
  });
