// Results and arguments as the teacher's screens may show them: snapshots that the server takes in steps, because bars that changed with every
// single answer would show who just answered.
import { queryOptions } from '@tanstack/react-query';
import type { ShownState } from '#shared/contract/shown.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

const ALL = 'shown';

/** The published result of a statement; reading it takes no snapshot. */
export const shownQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: [ALL, code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/shown', { params: { code, statementId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Reads again what is shown of that statement, or of all, if a screen shows it. */
export const refreshShown = (code: string, statementId?: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [ALL, code, ...(statementId === undefined ? [] : [statementId])] });

/** Keeps what is shown of a statement, as it came with a reply. */
export async function setShown(code: string, shown: ShownState): Promise<void> {
  const { queryKey } = shownQuery(code, shown.statementId);
  // A read that began before is outdated.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, shown);
}

/** Asks the server to take the next snapshot, if that is allowed. */
export async function takeShown(code: string, statementId: string): Promise<void> {
  const params = { code, statementId };
  await setShown(code, await request('POST voting/session/:code/statement/:statementId/shown', { params }));
}
