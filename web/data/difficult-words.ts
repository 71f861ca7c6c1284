import { type InvalidateOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '#shared/contract/call.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export type DifficultWord = Reply<'GET difficult_words'>[number];
type DifficultWordValues = Omit<DifficultWord, '_id' | 'version'>;

export const difficultWordsQuery = queryOptions({
  queryKey: ['difficult-words'],
  queryFn: ({ signal }) => request('GET difficult_words', { signal }),
});

const NONE: readonly DifficultWord[] = [];

/** The words to explain in the statements of a game; none if the game has them off. */
export function useDifficultWords(isOn: boolean): readonly DifficultWord[] {
  const { data } = useQuery({ ...difficultWordsQuery, staleTime: Number.POSITIVE_INFINITY, enabled: isOn });
  return (isOn && data) || NONE;
}

/** The calls that change difficult words. */
export const difficultWordCalls = {
  /** Reads again what is shown of the words. */
  refresh: (options?: InvalidateOptions) =>
    queryClient.invalidateQueries({ queryKey: difficultWordsQuery.queryKey }, options),
  /** Without an id a new word, which gets `newId`; throws CHANGED_MEANWHILE when it no longer has that version. */
  store: (id: string | null, values: DifficultWordValues, version: number | null, newId: string) =>
    id === null
      ? request('POST difficult_words', { body: { ...values, withId: newId } })
      : request('PATCH difficult_words/:id', {
          params: { id },
          body: { ...values, version: version ?? undefined },
        }),
  remove: (id: string) => command('DELETE difficult_words/:id', { params: { id } }),
};
