// Runs on the page of a game before the app is loaded: the game is requested while the files of the app travel.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { startEarlyRead } from '#web/client/early-read.ts';
import { codeInAddress } from '#web/student/game/game-address.ts';

/** The game, and then the parties that one chooses from in a party game. */
async function readGame(url: string): Promise<void> {
  const reply = await startEarlyRead(url);
  if (!reply?.ok) return;
  const { type }: VotingSession = await reply.clone().json();
  if (type === 'party') void startEarlyRead(`${url}/parties`);
}

const code = codeInAddress();
// What fails here, the app asks for again or hears of itself.
if (code !== null) readGame(`/api/voting/session/${code}`).catch(() => {});
