// The running animation on this page's board. A press of the main button meanwhile only finishes it.
import { useEffect, useState } from 'react';

let endOf: (() => void) | null = null;

export const runningReveal = {
  isRunning: (): boolean => endOf !== null,
  /** Shows the end state at once. */
  end: (): void => endOf?.(),
};

/**
 * Whether something that `moves` is still moving: for that many milliseconds, and not at all with reduced motion. One
 * at a time.
 */
export function useRunningReveal(moves: boolean, ms: number): boolean {
  const [isRunning, setRunning] = useState(() => moves && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isRunning) return;
    const end = () => setRunning(false);
    endOf = end;
    const timer = setTimeout(end, ms);
    return () => {
      clearTimeout(timer);
      if (endOf === end) endOf = null;
    };
  }, [isRunning, ms]);
  return isRunning;
}
