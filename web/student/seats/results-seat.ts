// Whose results are on screen. Kept outside the pages, as one goes from page to page of one's own results; never stored.
import { flushSync } from 'react-dom';
import { dropOwnResults } from '#web/data/own-results.ts';
import { sit } from '#web/shell/identity.ts';

interface OpenResults {
  sessionId: string;
  clientId: string;
}
let open: OpenResults | null = null;
const listeners = new Set<() => void>();

function change(next: OpenResults | null): void {
  open = next;
  sit(next?.clientId ?? null);
  for (const listener of listeners) listener();
}

export const openResults = (results: OpenResults): void => change(results);

/** Nothing of them stays on this page: not on screen, nor in what was read. */
export function closeResults(): void {
  if (open === null) return;
  const { sessionId } = open;
  // The screen first: what it shows would be read again.
  flushSync(() => change(null));
  dropOwnResults(sessionId);
}

let pages = 0;

/** A page of results is on screen; returns a function that says that it is gone. When no other one follows, nobody looks any more. */
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
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
