import { type InvalidateOptions, queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { applyPatch, type LiveSession, logPatches, openPatchLog, type SessionPatch } from './session-patches.ts';

export type SessionReader = 'student' | 'owner';

/** Milliseconds for which a session is cached while no screen shows it: from the early read until its page is drawn. */
const UNUSED_MS = 15_000;

const keyOf = (code: string) => ['session', code];
const isUnread = ({ state }: { state: { data: unknown } }): boolean => state.data === undefined;

export const isUnknownCode = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CODE';

/** A student's first read joins the session. Patches that arrive during a read are applied to what was read.
 * @param clientId which student reads it, if not this browser's */
export const sessionQuery = (code: string, as: SessionReader, clientId?: string) =>
  queryOptions({
    queryKey: [...keyOf(code), as, clientId],
    queryFn: async ({ signal }): Promise<LiveSession> => {
      const log = openPatchLog(code, clientId);
      try {
        const read = await withTimeout(
          (limited) =>
            request('GET voting/session/:code', {
              params: { code },
              // No screen of the owner needs a single answer.
              query: as === 'owner' ? { answers: 'none' } : {},
              signal: limited,
              as: clientId,
            }),
          signal,
        );
        return log.patches.reduce(applyPatch, { ...read, isOwner: read.view !== undefined });
      } finally {
        log.close();
      }
    },
    // Updates keep it up to date, and every subscription reads it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: UNUSED_MS,
    refetchOnMount: as === 'student' || 'always',
    // Unknown codes are rate-limited per school, so the early read is not repeated.
    retryOnMount: ({ state }) => !isUnknownCode(state.error),
    refetchOnWindowFocus: isUnread,
    refetchOnReconnect: isUnread,
  });

/** Reads the session before its page is drawn. */
export const prefetchSession = (code: string): void => void queryClient.prefetchQuery(sessionQuery(code, 'student'));

/** The cached session, or undefined. */
export const knownSession = (code: string, as: SessionReader = 'student', clientId?: string): LiveSession | undefined =>
  queryClient.getQueryData(sessionQuery(code, as, clientId).queryKey);

/** Patches the cached session, also in a read that is under way. */
export function patchSession(code: string, ...patches: SessionPatch[]): void {
  logPatches(code, patches);
  queryClient.setQueriesData<LiveSession>(
    { queryKey: keyOf(code) },
    (session) => session && patches.reduce(applyPatch, session),
  );
}

/** The same for one student's own data, which other students of this device must not see. */
export function patchStudent(code: string, clientId: string | undefined, patch: SessionPatch): void {
  logPatches(code, [patch], clientId);
  queryClient.setQueryData(
    sessionQuery(code, 'student', clientId).queryKey,
    (session) => session && applyPatch(session, patch),
  );
}

/** Refetches the session of a student. */
export const readSession = (code: string, clientId?: string): Promise<LiveSession> =>
  queryClient.fetchQuery({ ...sessionQuery(code, 'student', clientId), staleTime: 0 });

export const refetchSession = (code: string, options?: InvalidateOptions): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(code) }, options);
