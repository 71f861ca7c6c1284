import type { OpenedGame } from '#shared/contract/voting-session.ts';

/** Returns what the server wrote into this page of the game that it was opened for; `unknown` if no game has that code, null if it says nothing. */
export const readOpenedGame = (): OpenedGame | 'unknown' | null =>
  JSON.parse(globalThis.document?.getElementById('game')?.textContent ?? 'null');
