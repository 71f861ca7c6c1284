// Which key does what on the live screen: arrows and a clicker's page keys move, one key each shows a view.
import type { LiveView } from '#shared/contract/voting-session.ts';

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
export const keyOfView = (view: LiveView): string =>
  Object.entries(ACTIONS).find(([, action]) => action.do === 'show' && action.view === view)?.[0] ?? '';

export interface KeyPress {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Takes a key press; gives what it means, or null. A key that is held down or goes with Ctrl, Alt or ⌘ means nothing. */
export function liveActionOf({ key, repeat, ctrlKey, altKey, metaKey }: KeyPress): LiveAction | null {
  if (repeat || ctrlKey || altKey || metaKey) return null;
  return ACTIONS[key] ?? null;
}
