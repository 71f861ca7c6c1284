import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

/** How many answered each statement in its present round. */
export const progressQuery = (code: string) =>
  queryOptions({
    queryKey: ['progress', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/progress', { params: { code }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
