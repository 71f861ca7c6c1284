import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: ({ signal }) => request('GET result/statistics/figures', { signal }),
});
