import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

/** The flags that a teacher's own text would have if it were a student's; nothing is stored. */
export const flagsQuery = (text: string) =>
  queryOptions({
    queryKey: ['flags', text],
    queryFn: ({ signal }) => request('POST flags', { body: { text }, signal }),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // It is a hint: without it the form works as well.
    retry: false,
  });
