import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** Something beside what the page is for, out of its own chunk: while that loads, and if it fails to, the page shows `instead`. */
export function OptionalChunk({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary place="" fallback={instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
