import { useEffect, useRef } from 'react';
import { focusPlace } from '#web/ui/core/focus-heading.ts';

/** Moves the focus to `next` if the element that had it was removed or disabled: the browser would leave it to no element. */
export function useKeptFocus(next: () => HTMLElement | null | undefined): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const last = focused.current;
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
    focused.current = null;
    const now = document.activeElement;
    if (now !== last && now !== document.body) return;
    const place = next();
    if (place) focusPlace(place);
  });
}
