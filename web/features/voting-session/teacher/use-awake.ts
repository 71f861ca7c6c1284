// Keeps the projector's screen on while a class talks and nobody touches the laptop.
import { useEffect } from 'react';

/** Asks again whenever the page becomes visible; a browser that cannot is left alone. */
export function useAwake(): void {
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
