// What a class wrote, as its teacher may read it.
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { ListedArgument } from '#shared/contract/argument.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

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
export function patchArgument(code: string, id: string, change: Partial<ListedArgument> | null): void {
  queryClient.setQueriesData<ListedArgument[]>({ queryKey: [LISTS, code] }, (list) =>
    list?.flatMap((one) => (one._id === id ? (change === null ? [] : [{ ...one, ...change }]) : [one])),
  );
}
