// What the student's result pages read.
import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export const ownResultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['own-results', sessionId],
    queryFn: ({ signal }) => request('GET result/session/:sessionId', { params: { sessionId }, signal }),
  });

export const comparisonQuery = (sessionId: string, partyId: string) =>
  queryOptions({
    queryKey: ['own-results', sessionId, partyId],
    queryFn: ({ signal }) =>
      request('GET result/session/:sessionId/party/:partyId', { params: { sessionId, partyId }, signal }),
  });
