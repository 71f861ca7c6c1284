// The student whose results are on screen. Outside of React, because it outlives a page of the results; never stored.
import { flushSync } from 'react-dom';
import { createListeners } from '#shared/domain/listeners.ts';
import { dropOwnResults } from '#web/data/own-results.ts';
import { sit } from '#web/shell/identity.ts';

interface OpenResults {
  sessionId: string;
  clientId: string;
}
let open: OpenResults | null = null;
const listeners = createListeners();

function change(next: OpenResults | null): void {
  open = next;
  sit(next?.clientId ?? null);
  listeners.call();
}

export const openResults = (results: OpenResults): void => change(results);

/** Removes a student's results from the screen and from the cache. */
export function closeResults(): void {
  if (open === null) return;
  const { sessionId } = open;
  // The screen first, because queries that are on screen would be refetched.
  flushSync(() => change(null));
  dropOwnResults(sessionId);
}

let pages = 0;

/** Called when a page of results is shown; returns the function to call when it is left. Results are closed unless another page of them follows. */
export function showResultsPage(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
    setTimeout(() => pages === 0 && closeResults());
  };
}

/** For useSyncExternalStore. */
export const resultsSeat = {
  read: (): OpenResults | null => open,
  subscribe: listeners.add,
};
