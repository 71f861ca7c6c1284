import { useEffectEvent, useLayoutEffect } from 'react';
import { hasSingleKeys } from '#web/shell/single-keys.ts';
import { type LiveAction, liveActionOf } from './live-keys.ts';

const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-own-keys]';

/** Calls `act` for the keys of the live screen, as soon as it is drawn; not while a dialog is open, nor if a field or widget uses the keys itself. */
export function useLiveKeys(onAction: (action: LiveAction) => void): void {
  const act = useEffectEvent(onAction);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = liveActionOf(event, hasSingleKeys());
      const own = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (action === null || own || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
