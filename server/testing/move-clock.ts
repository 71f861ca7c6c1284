import { vi } from 'vitest';
import { atEnd } from './at-end.ts';

/** Every later `Date` is that many milliseconds on, up to the end of the test. */
export function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  atEnd(() => vi.useRealTimers());
}
