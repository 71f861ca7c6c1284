// The screens for a student who cannot join a game; loaded only then.
import { ApiError } from '#web/client/api-error.ts';
import { LockedScreen } from './locked-screen.tsx';
import { RateLimited } from './rate-limited.tsx';

interface RefusedScreenProps {
  /** Why they do not get in: LOCKED or TOO_MANY_REQUESTS. */
  error: Error;
  onRetry: () => Promise<unknown>;
}

export function RefusedScreen({ error, onRetry }: RefusedScreenProps) {
  if (error instanceof ApiError && error.status === 429)
    return <RateLimited seconds={error.retryAfter ?? 10} onRetry={onRetry} />;
  return <LockedScreen onRetry={onRetry} />;
}
