import { queryOptions, useMutation } from '@tanstack/react-query';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import { command, request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { useNewIds } from './new-ids.ts';

/** One's own games that are not archived. */
export const openSessionsQuery = queryOptions({
  queryKey: ['voting-sessions', 'open'],
  queryFn: ({ signal }) => request('GET voting/session', { signal }),
  // Always stale, because games change on other devices.
  refetchOnMount: 'always',
  // Not cached after a game: if the list changed while it is tapped, the wrong game would be started.
  gcTime: 5_000,
});

/** Resolves once they are refetched, if a page shows them. */
export const refetchOpenSessions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey });

export const invalidateOpenSessions = (): void => void refetchOpenSessions();

export const archivedSessionsQuery = queryOptions({
  queryKey: ['voting-sessions', 'archived'],
  queryFn: ({ signal }) => request('GET voting/archive', { signal }),
  // Always stale, because a game may have ended a second ago.
  refetchOnMount: 'always',
});

/** The teacher's own notes for the next time that an archived game is played. */
export const archivedNotesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['voting-sessions', 'archived', sessionId, 'notes'],
    queryFn: async ({ signal }) =>
      (await request('GET voting/archive/:sessionId', { params: { sessionId }, signal })).notes,
  });

/** Returns them as they are stored now. */
export const readArchivedNotes = (sessionId: string): Promise<StatementNote[]> =>
  queryClient.fetchQuery({ ...archivedNotesQuery(sessionId), staleTime: 0 });

/** Replaces these notes; returns them as they are stored. */
export async function storeArchivedNotes(sessionId: string, notes: StatementNote[]): Promise<StatementNote[]> {
  const stored = await request('PATCH voting/archive/:sessionId', { params: { sessionId }, body: { notes } });
  queryClient.setQueryData(archivedNotesQuery(sessionId).queryKey, stored.notes);
  return stored.notes;
}

/** Names the class that played an archived game. */
export async function nameClass(sessionId: string, classLabel: string): Promise<void> {
  await request('PATCH voting/archive/:sessionId', { params: { sessionId }, body: { classLabel } });
  await queryClient.invalidateQueries({ queryKey: archivedSessionsQuery.queryKey });
}

/** Makes a voting session with the setup of an archived one; returns its code. */
export function usePlayAgain() {
  const { idFor, answered } = useNewIds();
  return useMutation({
    mutationFn: (sessionId: string) =>
      request('POST voting/archive/:sessionId/again', { params: { sessionId }, query: { withId: idFor(sessionId) } }),
    onSettled: (_made, error, sessionId) => answered(sessionId, error),
  });
}

/** Deletes an archived game with its students' answers; resolves before the list is read again. */
export const removeArchived = (sessionId: string): Promise<void> =>
  command('DELETE voting/archive/:sessionId', { params: { sessionId } }).finally(
    () => void queryClient.invalidateQueries({ queryKey: archivedSessionsQuery.queryKey }),
  );

/**
 * Archives a game that has not been started, and creates it again with a new code, which it returns. A second try
 * continues where the first one stopped.
 */
export function usePlayWithNewCode() {
  const again = usePlayAgain();
  return useMutation({
    mutationFn: async ({ code, sessionId }: { code: string; sessionId: string }) => {
      await archiveDraft(code).catch((error: unknown) => {
        if (errorCodeOf(error) !== 'INVALID_CODE') throw error;
      });
      return again.mutateAsync(sessionId);
    },
    onSettled: invalidateOpenSessions,
  });
}

/** Archives the game with that code, which stops working; throws WRONG_STATE if it has been started. Resolves before the list is read anew. */
export const archiveDraft = (code: string): Promise<void> =>
  command('POST voting/session/:code/archive', { params: { code }, query: { state: 'draft' } }).finally(
    invalidateOpenSessions,
  );

/** Ends the game with that code for good; throws INVALID_CODE if it is archived already. */
export const archiveGame = (code: string): Promise<void> =>
  command('POST voting/session/:code/archive', { params: { code } });
