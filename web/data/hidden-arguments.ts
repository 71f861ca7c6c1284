// Arguments that another device of this teacher is about to remove are hidden here too. Outside React, because the socket reports them.
import { useSyncExternalStore } from 'react';
import type { LivePayload } from '#shared/contract/live-events.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { createListeners } from '#shared/domain/listeners.ts';
import { request } from '#web/client/api.ts';
import { randomUuid } from '#web/shell/identity.ts';

/** Milliseconds, longer than a removal can be undone: if the other device went offline meanwhile, the argument was not removed and is shown again. */
const HIDDEN_MS = 10_000;

const thisPage = randomUuid();
const ends = new Map<string, ReturnType<typeof setTimeout>>();
let hidden: ReadonlySet<string> = new Set();
const listeners = createListeners();

function draw(): void {
  hidden = new Set(ends.keys());
  listeners.call();
}

/** Applies what the other devices hide or show again. */
export function receiveHidden(changes: LivePayload<'hidden'>): void {
  for (const { commentId: answerId, hidden: isHidden, by } of changes) {
    if (by === thisPage) continue;
    clearTimeout(ends.get(answerId));
    ends.delete(answerId);
    if (!isHidden) continue;
    const end = () => {
      ends.delete(answerId);
      draw();
    };
    ends.set(answerId, setTimeout(end, HIDDEN_MS));
  }
  draw();
}

/** Hides an argument on the other devices, or shows it again. The event may be missed, because the removal itself reaches them as well. */
export function sendHidden(code: string, answerId: string, isHidden: boolean): void {
  request('POST voting/session/:code/comment/:commentId/hidden', {
    params: { code, commentId: answerId },
    body: { hidden: isHidden, by: thisPage },
    keepalive: true,
  }).catch(() => {});
}

/** Returns the ids of the answers whose arguments are hidden now. */
export const useHiddenArguments = (): ReadonlySet<string> => useSyncExternalStore(listeners.add, () => hidden);

/** The same snapshot without the arguments that are hidden now. */
export const withoutHidden = (shown: ShownState, hidden: ReadonlySet<string>): ShownState =>
  shown.arguments === null || hidden.size === 0
    ? shown
    : { ...shown, arguments: shown.arguments.filter(({ _id }) => !hidden.has(_id)) };
