// A heading that comes after one has arrived at its page, as what it says had to be read first.
import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Whether the focus waits at the page for its heading. */
export const focusWaits = (): boolean => document.activeElement?.id === 'main';

/** Takes whether the heading is there; it gets the focus, unless somebody has gone elsewhere meanwhile. */
export function useLateHeading(isThere: boolean): void {
  useEffect(() => {
    if (isThere && focusWaits()) focusHeading();
  }, [isThere]);
}
