import { ApiError } from './api-error.ts';

/** Milliseconds after which a call that a user waits for counts as failed: on a dead connection a browser waits for minutes, and what is behind it waits too. */
const CALL_MS = 15_000;

/** A call that takes longer fails as one without a network does; `signal` ends it as well. */
export async function withTimeout<T>(call: (limited: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const control = new AbortController();
  const stop = (): void => control.abort();
  // Also what is still read of its result.
  signal?.addEventListener('abort', stop, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new ApiError({ status: 0, code: 'NETWORK' }));
      stop();
    }, CALL_MS);
  });
  try {
    // A read that other code started cannot be aborted, only abandoned.
    return await Promise.race([call(control.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
