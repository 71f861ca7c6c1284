// Whether the screen is of a certain kind, for layouts that differ in more than style.
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, also once that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Narrower than this columns lie under each other. */
export const NARROW = '(max-width: 40rem)';

/** The size of the screen, as a text that changes with it. */
export function useScreenSize(): string {
  return useSyncExternalStore(subscribeToSize, () => `${innerWidth}×${innerHeight}`);
}

function subscribeToSize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
