import { queryOptions } from '@tanstack/react-query';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

/** How many answered and how many arguments there are, for the owner. */
export const figuresQuery = (code: string) =>
  queryOptions({
    queryKey: ['figures', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/figures', { params: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

export const refreshFigures = (code: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: figuresQuery(code).queryKey });

/** An update says how many answered a statement in its present round. */
export function setAnswered(code: string, statementId: string, answered: number): void {
  queryClient.setQueryData<GameFigures>(
    figuresQuery(code).queryKey,
    (figures) =>
      figures && {
        ...figures,
        statements: figures.statements.map((one) => (one.statementId === statementId ? { ...one, answered } : one)),
      },
  );
}
