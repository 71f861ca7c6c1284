import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileNobodySends } from './sending-lock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Another tab, which sends until it is told to stop. */
async function startSending() {
  const sent = Promise.withResolvers<void>();
  let done = Promise.resolve();
  await new Promise<void>((begun) => {
    done = whileNobodySends(() => {
      begun();
      return sent.promise;
    });
  });
  return { stop: sent.resolve, done };
}

it('waits for the tab that sends', async () => {
  const other = await startSending();
  const work = vi.fn(async () => {});
  const done = whileNobodySends(work);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(work).not.toHaveBeenCalled();
  other.stop();
  await Promise.all([done, other.done]);
  expect(work).toHaveBeenCalledOnce();
});

it('waits once for a tab that sleeps while it sends, which goes on when it wakes up', async () => {
  const sleeper = await startSending();
  const work = vi.fn(async () => {});
  const done = whileNobodySends(work);
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  await whileNobodySends(work);
  expect(work).toHaveBeenCalledTimes(2);
  sleeper.stop();
  await sleeper.done;
});

it('fails as its work does, which is not repeated', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no network')));
  await expect(whileNobodySends(work)).rejects.toThrow('no network');
  expect(work).toHaveBeenCalledOnce();
});

it('does its work at once where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  const work = vi.fn(async () => {});
  await whileNobodySends(work);
  expect(work).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
