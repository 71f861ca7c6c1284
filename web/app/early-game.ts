// The page of a game runs this before anything else of the app is there: the game is asked for while the app's files travel.
import { startEarlyRead } from '#web/lib/early-read.ts';
import { codeInAddress } from '#web/lib/game-address.ts';

const code = codeInAddress();
if (code !== null) startEarlyRead(`/api/voting/session/${code}`);
