// The page of a game runs this before anything else of the app is there: the game is asked for while the app's files travel.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { startEarlyRead } from '#web/lib/early-read.ts';
import { codeInAddress } from '#web/lib/game-address.ts';

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
