// What the student's result pages read.
import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';
import { outbox } from '#web/lib/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const ALL = ['own-results'];

// In one's own tempo one may see them, go back and change an answer: then they are other results.
outbox.onSaved(() => {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ALL });
});

export const ownResultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...ALL, sessionId],
    queryFn: ({ signal }) => request('GET result/session/:sessionId', { params: { sessionId }, signal }),
  });

export const comparisonQuery = (sessionId: string, partyId: string) =>
  queryOptions({
    queryKey: [...ALL, sessionId, partyId],
    queryFn: ({ signal }) =>
      request('GET result/session/:sessionId/party/:partyId', { params: { sessionId, partyId }, signal }),
  });
