// Reading and changing difficult words.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export type DifficultWordValues = Record<'word' | 'description', string>;
export type DifficultWord = DifficultWordValues & { _id: string };

export const difficultWordsQuery = queryOptions({
  queryKey: ['difficult-words'],
  queryFn: ({ signal }) => request('GET difficult_words', { signal }),
  staleTime: 0,
});

/** Gives the calls that change difficult words. */
export function useDifficultWordCalls() {
  const queries = useQueryClient();
  return {
    /** Reads what is shown of the words anew. */
    refresh: () => queries.invalidateQueries({ queryKey: difficultWordsQuery.queryKey }),
    /** As refresh; a failure is thrown. */
    readAnew: () => queries.invalidateQueries({ queryKey: difficultWordsQuery.queryKey }, { throwOnError: true }),
    /** Without an id a new word; throws CHANGED_MEANWHILE when it no longer says what it `replaces`. */
    store: (id: string | null, values: DifficultWordValues, replaces: DifficultWordValues | null) =>
      id === null
        ? request('POST difficult_words', { body: values })
        : request('PATCH difficult_words/:id', {
            params: { id },
            body: { ...values, ...(replaces !== null && { replaces }) },
          }),
    remove: (id: string) => request('DELETE difficult_words/:id', { params: { id } }),
  };
}
