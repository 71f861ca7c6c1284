import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

/**
 * The class's guesses about the parties' answers. They are read only when they are opened, so that nobody sees single
 * answers arrive.
 */
export const perspectiveQuery = (code: string) =>
  queryOptions({
    queryKey: ['result', 'perspective', code],
    queryFn: ({ signal }) => request('GET result/session/:code/perspective', { params: { code }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
