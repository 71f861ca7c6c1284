import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onIdentityChange } from '#web/shell/identity.ts';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** Only what may pass by itself is worth another try. */
const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500;

// At once: what becomes known together, in here, in the outbox and in a notice, is then drawn together, whatever its order.
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

// What the server drew this page from is not asked for again.
const drawnFrom = globalThis.document?.getElementById('data')?.textContent;
if (drawnFrom) for (const [queryKey, reply] of JSON.parse(drawnFrom)) queryClient.setQueryData(queryKey, reply);

// The next user must not see what another one read; what is on screen, as in another tab, is read again.
onIdentityChange(() => {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
});
