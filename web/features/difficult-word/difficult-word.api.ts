// Reading and changing difficult words.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from '#web/lib/api.ts';

export interface DifficultWordValues {
  word: string;
  description: string;
}
export interface DifficultWord extends DifficultWordValues {
  _id: string;
}

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
    /** Without an id a new word. */
    save: (id: string | null, body: DifficultWordValues) =>
      id === null
        ? request('POST difficult_words', { body })
        : request('PATCH difficult_words/:id', { params: { id }, body }),
    remove: (id: string) => request('DELETE difficult_words/:id', { params: { id } }),
  };
}
