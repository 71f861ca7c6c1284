// PageUp and PageDown are the keys of a clicker.

import type { LiveView } from '#shared/contract/voting-session.ts';
import { invariant } from '#shared/domain/invariant.ts';

/** A view of the switch; two sides and counting hands are tools. */
export type KeyedView = Exclude<LiveView, 'argument-pair' | 'hands'>;

export type LiveAction =
  | { do: 'next' | 'previous' | 'fullScreen' | 'help' | 'devices' }
  | { do: 'update' | 'clock' | 'pair' | 'voteAgain' | 'hands' }
  | { do: 'addTime'; seconds: number }
  | { do: 'show'; view: KeyedView };

/** Seconds by which a key or a button lengthens or shortens the clock. */
export const CLOCK_STEP = 30;

const ACTIONS: Record<string, LiveAction> = {
  ArrowRight: { do: 'next' },
  PageDown: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  PageUp: { do: 'previous' },
  1: { do: 'show', view: 'question' },
  2: { do: 'show', view: 'statement-results' },
  3: { do: 'show', view: 'group-arguments' },
  4: { do: 'show', view: 'party-arguments' },
  '?': { do: 'help' },
  '+': { do: 'addTime', seconds: CLOCK_STEP },
  '-': { do: 'addTime', seconds: -CLOCK_STEP },
};
const LETTERS: Record<string, LiveAction> = {
  f: { do: 'fullScreen' },
  u: { do: 'update' },
  k: { do: 'clock' },
  t: { do: 'pair' },
  s: { do: 'voteAgain' },
  h: { do: 'hands' },
  w: { do: 'devices' },
};

/** All keys that do something, letters in capitals. */
export const LIVE_KEYS: readonly string[] = [
  ...Object.keys(ACTIONS),
  ...Object.keys(LETTERS).map((letter) => letter.toUpperCase()),
];

/** The views that have a key, in the order of their keys. */
export const VIEWS_IN_ORDER: readonly KeyedView[] = Object.values(ACTIONS).flatMap((action) =>
  action.do === 'show' ? [action.view] : [],
);

/** The key that shows a view, for the help. */
export function keyOfView(view: KeyedView): string {
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
  return ACTIONS[key] ?? LETTERS[key.toLowerCase()] ?? null;
}
