// A call ends: with its result, with its error, or when its time is over.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => {});

it('gives what the call gives, and leaves nothing behind', async () => {
  expect(await withTimeout(() => Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails as without a network when nothing comes in time, also where the call cannot be stopped', async () => {
  const stopped = vi.fn();
  const outcome = withTimeout((limited) => {
    limited.addEventListener('abort', stopped);
    return never();
  });
  const failure = expect(outcome).rejects.toMatchObject({ code: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(15_000);
  await failure;
  expect(stopped).toHaveBeenCalledOnce();
});

it('stops when its caller stops', () => {
  const caller = new AbortController();
  let limited: AbortSignal | undefined;
  void withTimeout((signal) => {
    limited = signal;
    return never();
  }, caller.signal);
  caller.abort();
  expect(limited?.aborted).toBe(true);
});
