// Slows a value that changes in bursts, so that the screen is redrawn a few times a second only.
import { useEffect, useRef, useState } from 'react';

/** Returns the value at once after a quiet time, then at most once per `everyMs`. The last value always arrives. */
export function usePaced<T>(value: T, everyMs: number): T {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, shownAt.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return shown;
}
