// The device that draws the board: determined once, when a page of a game opens.
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/domain/listeners.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { useMedia } from '#web/ui/screen/use-media.ts';

/** laptop: draws the board, with the controls below it · phone: leads the game, and draws nothing of it. */
export type Host = 'laptop' | 'phone';

/** A small window of a laptop has a fine pointer, and stays the board. */
const HAND_HELD = '(max-width: 40rem) and (pointer: coarse)';

/** The teacher's choice on this device, until the page is loaded again. */
let chosen: Host | null = null;
const listeners = createListeners();

export function chooseHost(host: Host): void {
  chosen = host;
  listeners.call();
}

/** Returns the host that this device is, and whether it is a phone, which may be either. */
export function useHost(): { host: Host; isHandHeld: boolean } {
  const isSmall = useMedia(HAND_HELD);
  const isHandHeld = isSmall || readOneGame() !== null;
  const choice = useSyncExternalStore(listeners.add, () => chosen);
  return { host: choice ?? (isHandHeld ? 'phone' : 'laptop'), isHandHeld };
}
