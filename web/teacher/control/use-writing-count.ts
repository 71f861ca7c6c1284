import { useCallback, useEffect, useRef, useState } from 'react';
import { WRITING_FORGOTTEN_MS } from '#shared/domain/limits.ts';

/** How many students write, and the event handler. The server repeats a count while it is not 0; one that is not repeated is outdated and dropped. */
export function useWritingCount(): [count: number, receive: (count: number) => void] {
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const receive = useCallback((received: number) => {
    clearTimeout(timer.current);
    setCount(received);
    if (received > 0) timer.current = setTimeout(() => setCount(0), WRITING_FORGOTTEN_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [count, receive];
}
