import { ApiError } from './api-error.ts';

/** Milliseconds after which a call that a user waits for counts as failed: on a dead connection a browser waits for minutes, and what is behind it waits too. */
export const CALL_MS = 15_000;

/** A call that takes longer than `ms` fails as one without a network does. */
export async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | null,
  call: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const stop = (): void => control.abort();
  signal?.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new ApiError({ status: 0, code: 'NETWORK' }));
      stop();
    }, ms);
  });
  try {
    // A read that other code started cannot be aborted, only abandoned.
    return await Promise.race([call(control.signal), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
