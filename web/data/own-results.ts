import { queryOptions } from '@tanstack/react-query';
import { command, request } from '#web/client/api.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { readRecentGame } from '#web/client/recent-games.ts';
import { whileNobodySends } from '#web/client/sending-lock.ts';
import { clearGame, clearSeat, clearUnsent } from '#web/client/student-storage.ts';
import { seatedAs } from '#web/shell/identity.ts';

/** Milliseconds between two tries while the game is ongoing. */
const EARLY_MS = 8_000;

const ALL = ['own-results'];
/** On a shared device each student's own. */
const keyOf = (sessionId: string, ...rest: string[]) => [...ALL, sessionId, seatedAs(), ...rest];

export function invalidateOwnResults(): void {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ALL });
}

/** Deletes a student's answers of a game on the server. Having none is a success as well.
 * @param as which student of a shared device */
export async function forgetAnswers(sessionId: string, as?: string): Promise<void> {
  await command('DELETE result/session/:sessionId/mine', { params: { sessionId }, as }).catch((failure: unknown) => {
    if (errorCodeOf(failure) !== 'NOT_FOUND') throw failure;
  });
}

/** Deletes the answers of a game on the server and then here: those of the student who holds a shared device, and of all its students
 * if none of them holds it. */
export async function forgetOwnAnswers(sessionId: string): Promise<void> {
  const me = seatedAs();
  const seats = readRecentGame(sessionId)?.seats ?? [];
  const leaves = me !== null && seats.length > 1 ? me : undefined;
  // An answer that arrives after the deletion would join again: none that waits is sent, and one on its way comes before.
  clearUnsent(sessionId, leaves);
  await whileNobodySends(async () => {
    if (leaves !== undefined) await forgetAnswers(sessionId, leaves);
    else if (seats.length === 0) await forgetAnswers(sessionId);
    else for (const { clientId } of seats) await forgetAnswers(sessionId, clientId);
  });
  if (leaves !== undefined) clearSeat(sessionId, leaves);
  else clearGame(sessionId);
  dropOwnResults(sessionId);
}

/** Queries that another student at this device may not see. */
export const dropOwnResults = (sessionId: string): void => queryClient.removeQueries({ queryKey: [...ALL, sessionId] });

/** Fails if this student has no results, or none yet. */
export const ownResultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keyOf(sessionId),
    queryFn: ({ signal }) => request('GET result/session/:sessionId', { params: { sessionId }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined && error instanceof ApiError && error.status === 409 && EARLY_MS,
  });

/** Fails in a party game. */
export const robustnessQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keyOf(sessionId, 'robustness'),
    queryFn: ({ signal }) => request('GET result/session/:sessionId/robustness', { params: { sessionId }, signal }),
  });

export const comparisonQuery = (sessionId: string, partyId: string) =>
  queryOptions({
    queryKey: keyOf(sessionId, partyId),
    queryFn: ({ signal }) =>
      request('GET result/session/:sessionId/party/:partyId', { params: { sessionId, partyId }, signal }),
  });
