import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/client/api.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => request('GET system', { signal }),
});

/** Begins a backup; it is not ready when this returns. */
export const beginBackup = () => request('POST system/backup');

/** Sends a mail to oneself. */
export const sendTestMail = () => request('POST system/test-mail');
