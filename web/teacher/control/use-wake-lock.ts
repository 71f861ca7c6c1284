// A class talks for minutes while nobody touches the laptop: its screen must stay on.
import { useEffect } from 'react';

/** Requests a wake lock whenever the page becomes visible, if the browser has one. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      navigator.wakeLock?.request('screen').then(
        (given) => {
          if (left) given.release();
          else lock = given;
        },
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release();
    };
  }, []);
}
