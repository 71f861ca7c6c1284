// Reading what a class thinks: while its game is open by code, and for good by the game's id.
import { queryOptions } from '@tanstack/react-query';
import type { GameType } from '#shared/domain/voting-session.ts';
import { request } from '#web/lib/api.ts';

/** One's own open games: how a results page learns a game's id, name and state without reading all its answers. */
export const openGamesQuery = queryOptions({
  queryKey: ['result', 'open-games'],
  queryFn: ({ signal }) => request('GET voting/session', { signal }),
  refetchOnMount: 'always',
});

/** The parties' scores: in a debate over all students, in a party game over those who played the party. */
export const groupResultsQuery = (code: string, type: GameType) =>
  queryOptions({
    queryKey: ['result', 'group', code, type],
    queryFn: ({ signal }) =>
      type === 'debate'
        ? request('GET result/session/:code/group-results', { params: { code }, signal })
        : request('GET result/session/:code/group-results/party', { params: { code }, signal }),
    refetchOnMount: 'always',
  });

/** All that a class answered, also long after. */
export const overviewQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['result', 'overview', sessionId],
    queryFn: ({ signal }) => request('GET result/overview/:sessionId', { params: { sessionId }, signal }),
  });
