import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

/** How many students joined a voting session. */
export const participantsQuery = (code: string) =>
  queryOptions({
    queryKey: ['participants', code],
    queryFn: async ({ signal, client, queryKey }) => {
      const before = client.getQueryData<number>(queryKey);
      const { count } = await request('GET voting/session/:code/participants', { params: { code }, signal });
      // The number of an update that arrived meanwhile is newer.
      const received = client.getQueryData<number>(queryKey);
      return received === undefined || received === before ? count : received;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function setParticipants(code: string, count: number): void {
  queryClient.setQueryData(participantsQuery(code).queryKey, count);
}
