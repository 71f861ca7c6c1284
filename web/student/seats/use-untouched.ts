import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a tap, key or scroll after which nobody looks at what one student opened for themselves. */
const CLOSE_MS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Closes what one student of a shared device has open when nobody touches it any more, and when the page is left. */
export function useUntouched(isOpen: boolean, onUntouched: () => void): void {
  const close = useEffectEvent(onUntouched);
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => close();
    let timer = setTimeout(leave, CLOSE_MS);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, CLOSE_MS);
    };
    for (const touch of TOUCHES) window.addEventListener(touch, stay, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, stay);
      window.removeEventListener('pagehide', leave);
    };
  }, [isOpen]);
}
