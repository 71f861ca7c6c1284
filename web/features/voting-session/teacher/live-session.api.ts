// The teacher's own read of a voting session and of what stands beside it.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { request } from '#web/lib/api.ts';
import { type Change, openJournal, record } from './live-session-cache.ts';

export const liveSessionKey = (code: string) => ['voting-session', 'teacher', code] as const;
export const participantsKey = (code: string) => ['voting-session', 'participants', code] as const;

/** The truth of a voting session. What changes while it is read is put into it: what was sent off first may arrive last. */
export const liveSessionQuery = (code: string) =>
  queryOptions({
    queryKey: liveSessionKey(code),
    queryFn: async ({ signal }): Promise<VotingSession> => {
      const journal = openJournal(code);
      try {
        return journal.putInto(await request('GET voting/session/:code', { params: { code }, signal }));
      } finally {
        journal.close();
      }
    },
    // Thousands of answers: comparing them one by one costs more than drawing a few numbers.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Changes what is known of a voting session, also in a read that is under way. */
export function changeSession(queries: QueryClient, code: string, change: Change): void {
  record(code, change);
  queries.setQueryData<VotingSession>(liveSessionKey(code), (before) => before && change(before));
}

export const participantsQuery = (code: string) =>
  queryOptions({
    queryKey: participantsKey(code),
    queryFn: async ({ signal, client, queryKey }) => {
      const { count } = await request('GET voting/session/:code/participants', { params: { code }, signal });
      // Nobody leaves a game: a larger number, heard meanwhile, is the newer one.
      return Math.max(count, client.getQueryData<number>(queryKey) ?? 0);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The voting session's parties; they never change. */
export const partiesQuery = (code: string) =>
  queryOptions({
    queryKey: ['voting-session', 'parties', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/parties', { params: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the parties think of a statement; it never changes. */
export const partyOpinionsQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: ['voting-session', 'party-opinions', code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/party-opinions', {
        params: { code, statementId },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
