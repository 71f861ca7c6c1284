import { queryOptions } from '@tanstack/react-query';
import { command, request } from '#web/client/api.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => request('GET system', { signal }),
});

/** Whether the installation lacks anything; false when that cannot be read. */
export const hasSystemWarnings = (): Promise<boolean> =>
  request('GET system').then(
    ({ warnings }) => warnings.length > 0,
    () => false,
  );

/** Begins a backup; it is not ready when this returns. */
export const beginBackup = () => command('POST system/backup');

/** Sends a mail to oneself. */
export const sendTestMail = () => command('POST system/test-mail');
