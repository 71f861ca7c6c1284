import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** Something out of its own chunk: the page shows `instead` if that fails to load, and `meanwhile` until it is there. */
export function OptionalChunk({
  instead = null,
  meanwhile = instead,
  children,
}: {
  instead?: ReactNode;
  meanwhile?: ReactNode;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary place="" fallback={instead}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}
