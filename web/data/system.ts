import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => request('GET system', { signal }),
});
