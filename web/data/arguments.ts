// The arguments of a class, as its teacher may read them.
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { ListedArgument } from '#shared/contract/argument.ts';
import type { Body } from '#shared/contract/call.ts';
import { command, request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { refreshFigures } from './figures.ts';
import { refreshShown } from './shown.ts';

const LISTS = 'arguments';
const PLAYED = 'played';

/** The arguments on a statement. */
const argumentsQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: [LISTS, code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/comments', { params: { code }, query: { statementId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** The arguments on these statements, as far as they are read. */
export const useArguments = (code: string, statementIds: readonly string[]): ListedArgument[] =>
  useQueries({
    queries: statementIds.map((statementId) => argumentsQuery(code, statementId)),
    combine: (lists) => lists.flatMap(({ data }) => data ?? []),
  });

/** The answers to a statement of a party game, with the arguments that may be shown. */
export const playedQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: [PLAYED, code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/played', { params: { code, statementId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Reads again what is on a screen of these statements, or of all. */
export async function refreshArguments(code: string, statementIds?: readonly string[]): Promise<void> {
  const places = statementIds?.map((statementId) => [code, statementId]) ?? [[code]];
  await Promise.all(
    places.flatMap((place) =>
      [LISTS, PLAYED].map((kind) => queryClient.invalidateQueries({ queryKey: [kind, ...place] })),
    ),
  );
}

/** Changes an argument that was read, or removes it if the change is null. */
function patchArgument(code: string, id: string, change: Partial<ListedArgument> | null): void {
  queryClient.setQueriesData<ListedArgument[]>({ queryKey: [LISTS, code] }, (list) =>
    list?.flatMap((one) => (one._id === id ? (change === null ? [] : [{ ...one, ...change }]) : [one])),
  );
}

/** Lets arguments be shown to the class, or hides them, and returns those that are so now; throws INVALID if one of them is gone. */
export async function decideArguments(
  code: string,
  body: Body<'POST voting/session/:code/comments'>,
  signal: AbortSignal,
): Promise<{ shown: string[]; hidden: string[] }> {
  const decided = await request('POST voting/session/:code/comments', { params: { code }, body, signal });
  const { shown, hidden } = decided;
  for (const id of shown) patchArgument(code, id, { commentState: 'shown' });
  for (const id of hidden) patchArgument(code, id, { commentState: 'hidden' });
  void refreshFigures(code);
  return decided;
}

/** Removes an argument for good, even while the page is closed. That another device was first is a success as well. */
export async function removeArgument(code: string, answerId: string): Promise<void> {
  try {
    await command('DELETE voting/session/:code/comment/:commentId', {
      params: { code, commentId: answerId },
      keepalive: true,
    });
  } catch (error) {
    if (errorCodeOf(error) !== 'NOT_FOUND') throw error;
  }
  patchArgument(code, answerId, null);
  void refreshArguments(code);
  void refreshShown(code);
}
