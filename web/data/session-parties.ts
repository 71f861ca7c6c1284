import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

/** The parties of a voting session; they never change, nor with who reads them.
 * @param as a student who reads them instead of this browser's */
export const sessionPartiesQuery = (code: string, as?: string) =>
  queryOptions({
    queryKey: ['session-parties', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/parties', { params: { code }, as, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The answers of these parties to a statement, with explanations; they never change. */
export const sessionPartyOpinionsQuery = (code: string, statementId: string) =>
  queryOptions({
    queryKey: ['session-parties', code, statementId],
    queryFn: ({ signal }) =>
      request('GET voting/session/:code/statement/:statementId/party-opinions', {
        params: { code, statementId },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
