// PageUp and PageDown are the keys of a clicker.

import type { LiveView } from '#shared/contract/voting-session.ts';
import { invariant } from '#shared/domain/invariant.ts';

export type LiveAction = { do: 'next' | 'previous' | 'fullScreen' | 'help' } | { do: 'show'; view: LiveView };

const ACTIONS: Record<string, LiveAction> = {
  ArrowRight: { do: 'next' },
  PageDown: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  PageUp: { do: 'previous' },
  1: { do: 'show', view: 'question' },
  2: { do: 'show', view: 'statement-results' },
  3: { do: 'show', view: 'group-arguments' },
  4: { do: 'show', view: 'party-arguments' },
  f: { do: 'fullScreen' },
  F: { do: 'fullScreen' },
  '?': { do: 'help' },
};

/** The views in the order of their keys. */
export const VIEWS_IN_ORDER: readonly LiveView[] = Object.values(ACTIONS).flatMap((action) =>
  action.do === 'show' ? [action.view] : [],
);

/** The key that shows a view, for the help. */
export function keyOfView(view: LiveView): string {
  const entry = Object.entries(ACTIONS).find(([, action]) => action.do === 'show' && action.view === view);
  invariant(entry, 'every view has a key');
  return entry[0];
}

export interface KeyPress {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Returns the action of a key press, or null; a key that is held down or combined with Ctrl, Alt or ⌘ has none. */
export function liveActionOf({ key, repeat, ctrlKey, altKey, metaKey }: KeyPress): LiveAction | null {
  if (repeat || ctrlKey || altKey || metaKey) return null;
  return ACTIONS[key] ?? null;
}
