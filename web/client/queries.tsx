import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from './query-client.ts';

/** Lets everything inside read from the server; all pages share one store. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The pages of a frame that does not let them read from the server itself. */
export function QueriesOutlet() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
