// Runs in the page of a game itself, before the first paint: the game is requested while the files of the app travel.
import '#web/shell/before-paint.ts';
import { setEarlyReply, startEarlyGame } from '#web/client/early-read.ts';
import { openedCode, readOpenedGame } from '#web/student/game/opened-game.ts';

if (openedCode !== null) {
  document.documentElement.style.setProperty('--game-code', `"${openedCode}"`);
  const opened = readOpenedGame();
  // An unknown code was counted when the page was opened, and is not asked for again.
  if (opened === 'unknown') setEarlyReply(`/api/voting/session/${openedCode}`, { code: 'INVALID_CODE' }, 404);
  else startEarlyGame(openedCode, opened?.type ?? null);
}
