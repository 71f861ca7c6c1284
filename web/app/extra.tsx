// Something beside what a page is for, that comes later: where its file does not come, the page does without.
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** Until it is there, and where it stays away, nothing stands there, or what keeps its place. */
export function Extra({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary place="" fallback={instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
