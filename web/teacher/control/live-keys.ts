// PageUp and PageDown are the keys of a clicker.

import { type ChosenView, choicesOf, LIVE_VIEWS } from '#shared/domain/live-views.ts';

export type LiveAction =
  | { do: 'next' | 'previous' | 'fullScreen' | 'help' | 'devices' }
  | { do: 'update' | 'clock' | 'pair' | 'voteAgain' | 'hands' }
  | { do: 'addTime'; seconds: number }
  | { do: 'show'; view: ChosenView };

/** Seconds by which a key or a button lengthens or shortens the clock. */
export const CLOCK_STEP = 30;

/** The key that shows a view. */
export const KEY_OF_VIEW: Readonly<Record<ChosenView, string>> = {
  question: '1',
  'statement-results': '2',
  'group-arguments': '3',
  'party-arguments': '4',
};
const ACTIONS: Record<string, LiveAction> = {
  ArrowRight: { do: 'next' },
  PageDown: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  PageUp: { do: 'previous' },
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
for (const view of choicesOf(LIVE_VIEWS)) ACTIONS[KEY_OF_VIEW[view]] = { do: 'show', view };

/** All keys that do something, letters in capitals. */
export const LIVE_KEYS: readonly string[] = [
  ...Object.keys(ACTIONS),
  ...Object.keys(LETTERS).map((letter) => letter.toUpperCase()),
];

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
