import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from './query-client.ts';

/** Provides the query client, which all pages share. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Frame for pages whose own frame does not provide the query client. */
export function QueriesOutlet() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
