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

/** Milliseconds between two reads of how many are connected: no event says that a student left. */
const ATTENDANCE_MS = 10_000;

/** How many joined, and how many of them are connected. */
export const attendanceQuery = (code: string) =>
  queryOptions({
    queryKey: ['attendance', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/participants', { params: { code }, signal }),
    refetchInterval: ATTENDANCE_MS,
  });

/** Removes the students who are not connected and never answered. Returns how many they were. */
export async function removeAbsent(code: string, signal: AbortSignal): Promise<number> {
  const { removed } = await request('DELETE voting/session/:code/participants', { params: { code }, signal });
  void queryClient.invalidateQueries({ queryKey: attendanceQuery(code).queryKey });
  return removed;
}
