// Runs in the page of a game itself, before the first paint: the game is requested while the files of the app travel.
import '#web/shell/before-paint.ts';
import type { OpenedGame, VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { setEarlyReply, startEarlyRead } from '#web/client/early-read.ts';
import { openedCode } from '#web/student/game/game-address.ts';
import { readOpenedGame } from '#web/student/game/opened-game.ts';

/** Reads the game, and in a party game the parties that one chooses from: at once where the page says which game it is. */
async function readGame(code: SessionCode, opened: OpenedGame | null): Promise<void> {
  const url = `/api/voting/session/${code}`;
  const readParties = (type: VotingSession['type']) => type === 'party' && void startEarlyRead(`${url}/parties`);
  const reading = startEarlyRead(url);
  if (opened !== null) {
    readParties(opened.type);
    return;
  }
  const reply = await reading;
  if (!reply?.ok) return;
  const game: VotingSession = await reply.clone().json();
  readParties(game.type);
}

if (openedCode !== null) {
  document.documentElement.style.setProperty('--game-code', `"${openedCode}"`);
  const opened = readOpenedGame();
  // What fails here, the app asks for again or hears of itself. An unknown code was counted already, and is not asked for again.
  if (opened === 'unknown') setEarlyReply(`/api/voting/session/${openedCode}`, { code: 'INVALID_CODE' }, 404);
  else readGame(openedCode, opened).catch(() => {});
}
