import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

/** What the class thought that the parties answer. It is read only when it is opened, so that nobody sees single answers come in. */
export const perspectiveQuery = (code: string) =>
  queryOptions({
    queryKey: ['result', 'perspective', code],
    queryFn: ({ signal }) => request('GET result/session/:code/perspective', { params: { code }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
