// Arguments that another device of this teacher is about to take away: hidden here too, outside React because the socket tells of them.
import { useSyncExternalStore } from 'react';
import type { HiddenUpdate } from '#shared/contract/live-events.ts';
import { request } from '#web/lib/api.ts';
import { randomUuid } from '#web/lib/identity.ts';

/** Longer than an argument can be put back. One whose device went away meanwhile was not removed, and is shown again. */
const HIDDEN_MS = 10_000;

const thisPage = randomUuid();
const ends = new Map<string, ReturnType<typeof setTimeout>>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function draw(): void {
  hidden = new Set(ends.keys());
  for (const listener of listeners) listener();
}

/** What the other devices say. */
export function hearHidden(changes: HiddenUpdate): void {
  for (const { commentId, hidden: isHidden, by } of changes) {
    if (by === thisPage) continue;
    clearTimeout(ends.get(commentId));
    ends.delete(commentId);
    if (!isHidden) continue;
    const end = () => {
      ends.delete(commentId);
      draw();
    };
    ends.set(commentId, setTimeout(end, HIDDEN_MS));
  }
  draw();
}

/** Tells the other devices. Only a hint: what is really taken away reaches them as well. */
export function tellHidden(code: string, commentId: string, isHidden: boolean): void {
  request('POST voting/session/:code/comment/:commentId/hidden', {
    params: { code, commentId },
    body: { hidden: isHidden, by: thisPage },
    keepalive: true,
  }).catch(() => {});
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ids of the opinions whose arguments are not to be seen now. */
export const useHiddenElsewhere = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden);
