// PageUp and PageDown are the keys of a clicker; B and the full stop are its black key.

import { useEffectEvent, useLayoutEffect } from 'react';
import { hasSingleKeys } from '#web/shell/single-keys.ts';
import { isPlainKey } from '#web/ui/core/plain-key.ts';

export interface KeyPress {
  key: string;
  code: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** On a Belgian keyboard digits need Shift: their places count. */
const DIGIT = /^(?:Digit|Numpad)(\d)$/;
const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-own-keys]';

/**
 * Returns the key as the table of actions names it; null if it is held down or combined with Ctrl, Alt or ⌘, and
 * without `singleKeys` if it writes a sign.
 */
export function keyOf(press: KeyPress, singleKeys = true): string | null {
  const { key, code } = press;
  if (press.repeat || !isPlainKey(press) || (!singleKeys && key.length === 1)) return null;
  const digit = DIGIT.exec(code)?.[1];
  return digit ?? (key.length === 1 ? key.toUpperCase() : key);
}

/**
 * Calls `onKey` for the keys of the live screen, as soon as it is drawn: not while a dialog is open, nor if a field or
 * widget uses the keys itself. It returns whether the key does something.
 */
export function useLiveKeys(onKey: (key: string) => boolean): void {
  const give = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event, hasSingleKeys());
      const own = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (key === null || own || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (give(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Enters full screen, or leaves it; does nothing if the browser refuses. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  change?.catch(() => {});
}
