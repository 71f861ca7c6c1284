import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { sessionCodeAt } from '#shared/domain/session-code.ts';

/** The code of the game that the page was opened for, as by a QR code; null if it was opened elsewhere, and if the server draws it. */
export const openedCode = sessionCodeAt(globalThis.location?.pathname ?? '');

/** Returns what the server wrote into this page of that game; `unknown` if no game has that code, null if it says nothing. */
export const readOpenedGame = (): OpenedGame | 'unknown' | null =>
  JSON.parse(globalThis.document?.getElementById('game')?.textContent ?? 'null');
