import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/call.ts';
import type { FaqEntry } from '#shared/contract/faq.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export const faqQuery = queryOptions({
  queryKey: ['faq'],
  queryFn: ({ signal }) => request('GET config/faq', { signal }),
});

/** Returns the entries as they are stored now. */
export const readFaq = (): Promise<FaqEntry[]> => queryClient.fetchQuery({ ...faqQuery, staleTime: 0 });

type FaqBody = NonNullable<CallInput<'PUT config/faq'>['body']>;

/** Stores the whole list; returns it as it is stored now. Throws CHANGED_MEANWHILE when the stored list no longer has that version. */
export async function storeFaq(body: FaqBody): Promise<FaqEntry[]> {
  const entries = await request('PUT config/faq', { body });
  queryClient.setQueryData(faqQuery.queryKey, entries);
  return entries;
}
