// Runs in the page of a game itself, before the first paint: the game is requested while the files of the app travel.
import '#web/shell/before-paint.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { startEarlyRead } from '#web/client/early-read.ts';
import { openedCode } from '#web/student/game/game-address.ts';

/** The game, and then the parties that one chooses from in a party game. */
async function readGame(url: string): Promise<void> {
  const reply = await startEarlyRead(url);
  if (!reply?.ok) return;
  const { type }: VotingSession = await reply.clone().json();
  if (type === 'party') void startEarlyRead(`${url}/parties`);
}

if (openedCode !== null) {
  document.documentElement.style.setProperty('--game-code', `"${openedCode}"`);
  // What fails here, the app asks for again or hears of itself.
  readGame(`/api/voting/session/${openedCode}`).catch(() => {});
}
