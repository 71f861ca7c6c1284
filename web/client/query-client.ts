import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onIdentityChange } from '#web/shell/identity.ts';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** Only temporary errors are retried. */
const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500;

// Synchronous, so that changes of the cache, the outbox and notices in one task are drawn together.
notifyManager.setScheduler((notify) => notify());

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && isPassing(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// The data from which the server drew this page are not requested again.
const drawnFrom = globalThis.document?.getElementById('data')?.textContent;
if (drawnFrom) for (const [queryKey, reply] of JSON.parse(drawnFrom)) queryClient.setQueryData(queryKey, reply);

// The next user must not see another user's data; queries that are on screen, as in another tab, are refetched.
onIdentityChange(() => {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
});
