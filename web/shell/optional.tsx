import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A component from its own chunk: shows `meanwhile` while it loads, and `instead` if it fails to load. */
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
