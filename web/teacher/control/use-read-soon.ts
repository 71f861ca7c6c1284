import { useCallback, useEffect, useRef } from 'react';

/** Returns the function to call when something may have changed: `read` runs at once after a quiet time, then at most once per `everyMs`, and
 * always after the last call. */
export function useReadSoon(read: () => Promise<unknown>, everyMs: number): () => void {
  const latest = useRef(read);
  latest.current = read;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const run = () => {
      isDue.current = false;
      void latest.current();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (isDue.current) run();
      }, everyMs);
    };
    isDue.current = true;
    if (timer.current === undefined) run();
  }, [everyMs]);
}
