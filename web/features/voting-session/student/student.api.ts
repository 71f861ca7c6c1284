// What the student's screens read, and how hints and acknowledgements change what was read.
import { queryOptions } from '@tanstack/react-query';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { request } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { giveUpAfter } from '#web/lib/give-up-after.ts';
import { queryClient } from '#web/lib/query-client.ts';

type Fact = (session: VotingSession) => VotingSession;

/** What became known per game while this page lives: a read that was under way meanwhile gets it on top. */
const factsOf = new Map<string, Fact[]>();

/** Milliseconds that a game which nobody looks at is remembered: from asking for it early until its page is drawn. */
const FORGET_MS = 15_000;

/** Milliseconds after which a read without a reply counts as failed: on a dead connection a browser waits for minutes. */
const READ_MS = 15_000;

const isUnread = ({ state }: { state: { data: unknown } }): boolean => state.data === undefined;

export const isUnknownCode = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CODE';

/** The voting session as this student may see it; the first read joins it. */
export const sessionQuery = (code: string) =>
  queryOptions({
    queryKey: ['student-session', code],
    queryFn: async ({ signal }) => {
      const before = factsOf.get(code)?.length ?? 0;
      const read = await giveUpAfter(READ_MS, signal, (limited) =>
        request('GET voting/session/:code', { params: { code }, signal: limited }),
      );
      return (factsOf.get(code) ?? []).slice(before).reduce((session, fact) => fact(session), read);
    },
    // Hints keep it up to date, and every subscription reads it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET_MS,
    // Asked early and unknown: the page need not ask the same again, as a school may try only so many unknown codes.
    retryOnMount: ({ state }) => !isUnknownCode(state.error),
    // Who could not read it the first time need not ask again.
    refetchOnWindowFocus: isUnread,
    refetchOnReconnect: isUnread,
  });

/** Asks for the game before its page is drawn; the page takes what came. */
export const readEarly = (code: string): void => void queryClient.prefetchQuery(sessionQuery(code));

export function learn(code: string, fact: Fact): void {
  factsOf.set(code, [...(factsOf.get(code) ?? []), fact]);
  queryClient.setQueryData<VotingSession>(['student-session', code], (session) => session && fact(session));
}

/** A hint carries what is needed to move along, so that a thousand phones need not ask. */
export function afterUpdate(session: VotingSession, update: VotingSessionUpdate): VotingSession {
  switch (update.type) {
    case 'session-started':
      return { ...session, state: 'ongoing', currentStatement: update.statementId };
    case 'next-question':
      return { ...session, state: 'ongoing', currentStatement: update.statementId };
    case 'results':
      return { ...session, state: 'results', currentStatement: null };
    case 'archived':
      return session;
  }
}

export const withOpinion = (session: VotingSession, saved: StudentOpinion): VotingSession => ({
  ...session,
  studentOpinions: [...session.studentOpinions.filter(({ statementId }) => statementId !== saved.statementId), saved],
});

/** Never changes while a game lasts. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const partiesQuery = (code: string) =>
  queryOptions({
    queryKey: ['student-session', code, 'parties'],
    queryFn: ({ signal }) => request('GET voting/session/:code/parties', { params: { code }, signal }),
    ...FOR_GOOD,
  });

export const partyOpinionsQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: ['student-session', code, 'party-opinions', statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/party-opinions', {
        params: { code, statementId },
        signal,
      }),
    ...FOR_GOOD,
  });

/** True where this student has results; fails where there are none, or not yet. */
export const hasResultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['has-results', sessionId],
    queryFn: async ({ signal }) => {
      await request('GET result/session/:sessionId', { params: { sessionId }, signal });
      return true;
    },
    ...FOR_GOOD,
  });

export const difficultWordsQuery = () =>
  queryOptions({
    queryKey: ['difficult-words'],
    queryFn: ({ signal }) => request('GET difficult_words', { signal }),
    ...FOR_GOOD,
  });
