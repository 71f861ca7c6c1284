// A large game sends only some of its answers and counts the others; these figures are read again when they may have changed.
import { useCallback, useEffect, useRef } from 'react';
import type { LiveSession } from '#web/session/session-patches.ts';

/** Milliseconds before a read, so that a class that answers at once costs one every few seconds. */
const WAIT_MS = 2_000;

/** Reads at once when another statement becomes the current one. Returns the function to call when any other figure may have changed.
 * Does nothing in a game whose answers were all sent. */
export function useReadAgain(session: LiveSession | undefined, refetch: () => Promise<unknown>): () => void {
  const latest = useRef({ session, refetch });
  latest.current = { session, refetch };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef({ isReading: false, isDue: false });
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = useCallback(async (): Promise<void> => {
    if (latest.current.session?.figures !== undefined) await latest.current.refetch();
  }, []);
  const readSoon = useCallback(() => {
    if (state.current.isReading) {
      state.current.isDue = true;
      return;
    }
    state.current = { isReading: true, isDue: false };
    timer.current = setTimeout(async () => {
      await read();
      const { isDue } = state.current;
      state.current = { isReading: false, isDue: false };
      if (isDue) readSoon();
    }, WAIT_MS);
  }, [read]);

  const current = session?.currentStatement;
  const before = useRef(current);
  useEffect(() => {
    const wasRead = before.current !== undefined;
    if (before.current === current) return;
    before.current = current;
    if (wasRead) void read();
  }, [current, read]);
  return readSoon;
}
