import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/call.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export const listedWordsQuery = queryOptions({
  queryKey: ['listed-words'],
  queryFn: async ({ signal }) => (await request('GET config/listed_words', { signal })).words,
});

/** Returns the words as they are stored now. */
export const readListedWords = (): Promise<string[]> => queryClient.fetchQuery({ ...listedWordsQuery, staleTime: 0 });

type ListedWordsBody = NonNullable<CallInput<'PUT config/listed_words'>['body']>;

/** Stores the whole list; returns it as it is stored now. Throws CHANGED_MEANWHILE when the stored list is no longer `replaces`. */
export async function storeListedWords(body: ListedWordsBody): Promise<string[]> {
  const { words } = await request('PUT config/listed_words', { body });
  queryClient.setQueryData(listedWordsQuery.queryKey, words);
  return words;
}
