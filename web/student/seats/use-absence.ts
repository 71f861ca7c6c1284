import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds for which a page may be hidden, as on a tablet that is asleep, and still be in the same hands. */
const SAME_HANDS_MS = 30_000;

/** Calls back when the page may be in other hands: after it was hidden for long, and on the way back to it. */
export function useAbsence(onAbsence: () => void): void {
  const close = useEffectEvent(onAbsence);
  useEffect(() => {
    let hiddenAt: number | null = null;
    const look = () => {
      const wasHidden = hiddenAt === null ? 0 : Date.now() - hiddenAt;
      hiddenAt = document.visibilityState === 'hidden' ? (hiddenAt ?? Date.now()) : null;
      // At once, before the page is drawn again.
      if (hiddenAt === null && wasHidden >= SAME_HANDS_MS) flushSync(close);
    };
    const leave = () => close();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
