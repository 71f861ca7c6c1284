import { useCallback, useEffect, useRef, useState } from 'react';
import { WRITING_FORGOTTEN_MS } from '#shared/domain/limits.ts';

/** How many students write, and what hears it. A count is said again for as long as it holds: one that is not was lost with its server or the connection. */
export function useWritingCount(): [count: number, hear: (count: number) => void] {
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useCallback((heard: number) => {
    clearTimeout(timer.current);
    setCount(heard);
    if (heard > 0) timer.current = setTimeout(() => setCount(0), WRITING_FORGOTTEN_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [count, hear];
}
