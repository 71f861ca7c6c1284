// PageUp and PageDown are the keys of a clicker; B and the full stop are its black key.

import type { LiveView } from '#shared/domain/live-views.ts';

export type LiveAction =
  | { do: 'next' | 'previous' | 'leave' | 'fullScreen' | 'help' | 'devices' | 'blank' | 'own' | 'background' }
  | { do: 'update' | 'clock' | 'pair' | 'hands' }
  | { do: 'addTime'; seconds: number }
  | { do: 'step'; index: number }
  | { do: 'show'; view: LiveView };

/** Seconds by which a key or a button lengthens or shortens the clock. */
export const CLOCK_STEP = 30;

const ACTIONS: Record<string, LiveAction> = {
  ArrowRight: { do: 'next' },
  PageDown: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  PageUp: { do: 'previous' },
  Escape: { do: 'leave' },
  '.': { do: 'blank' },
  '?': { do: 'help' },
  '+': { do: 'addTime', seconds: CLOCK_STEP },
  '-': { do: 'addTime', seconds: -CLOCK_STEP },
};
/** The letter of what has one; buttons, menus and the dialog behind ? name it, too. */
export const LETTER = {
  arguments: 'A',
  blank: 'B',
  own: 'E',
  fullScreen: 'F',
  hands: 'H',
  background: 'I',
  clock: 'K',
  parties: 'P',
  questions: 'Q',
  pair: 'T',
  update: 'U',
  devices: 'W',
} as const;

const OF_LETTER: Record<string, LiveAction> = {
  [LETTER.arguments]: { do: 'show', view: 'group-arguments' },
  [LETTER.blank]: { do: 'blank' },
  [LETTER.own]: { do: 'own' },
  [LETTER.fullScreen]: { do: 'fullScreen' },
  [LETTER.hands]: { do: 'hands' },
  [LETTER.background]: { do: 'background' },
  [LETTER.clock]: { do: 'clock' },
  [LETTER.parties]: { do: 'show', view: 'party-arguments' },
  [LETTER.questions]: { do: 'show', view: 'questions' },
  [LETTER.pair]: { do: 'pair' },
  [LETTER.update]: { do: 'update' },
  [LETTER.devices]: { do: 'devices' },
};
/** On a Belgian keyboard digits need Shift: their places count. */
const DIGIT = /^(?:Digit|Numpad)([1-5])$/;

/** All keys that do something, letters in capitals; the digits of the steps are not among them. */
export const LIVE_KEYS: readonly string[] = [...Object.keys(ACTIONS), ...Object.keys(OF_LETTER)];

export interface KeyPress {
  key: string;
  code: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the action of a key press, or null; a key that is held down or combined with Ctrl, Alt or ⌘ has none, and without `hasSingleKeys` none that
 * writes a sign.
 */
export function liveActionOf(
  { key, code, repeat, ctrlKey, altKey, metaKey }: KeyPress,
  hasSingleKeys = true,
): LiveAction | null {
  if (repeat || ctrlKey || altKey || metaKey || (!hasSingleKeys && key.length === 1)) return null;
  const digit = DIGIT.exec(code)?.[1];
  if (digit !== undefined) return { do: 'step', index: Number(digit) - 1 };
  return ACTIONS[key] ?? OF_LETTER[key.toUpperCase()] ?? null;
}
