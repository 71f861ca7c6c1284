import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Reply } from '#shared/contract/call.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export type ListedWords = Reply<'GET config/listed_words'>;

export const listedWordsQuery = queryOptions({
  queryKey: ['listed-words'],
  queryFn: ({ signal }) => request('GET config/listed_words', { signal }),
});

/** Returns the words as they are stored now. */
export const readListedWords = (): Promise<ListedWords> =>
  queryClient.fetchQuery({ ...listedWordsQuery, staleTime: 0 });

type ListedWordsBody = NonNullable<CallInput<'PUT config/listed_words'>['body']>;

/** Stores the whole list; returns it as it is stored now. Throws CHANGED_MEANWHILE when the stored list no longer has that version. */
export async function storeListedWords(body: ListedWordsBody): Promise<ListedWords> {
  const stored = await request('PUT config/listed_words', { body });
  queryClient.setQueryData(listedWordsQuery.queryKey, stored);
  return stored;
}
