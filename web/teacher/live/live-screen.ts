import type { VotingSession } from '#shared/contract/voting-session.ts';
import { settings } from '#web/shell/settings.ts';
import { joinAddress, pageAddress } from './join-address.ts';
import type { Commands } from './use-commands.ts';

export interface LiveScreenProps {
  session: VotingSession;
  /** How many joined. */
  students: number;
  commands: Commands;
}

const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
/** The configured address; without one, the network's address where this page is on localhost, which a phone cannot reach. */
const JOIN_URL = settings.publicUrl ?? (isThisMachine ? settings.networkUrl : null) ?? location.origin;
/** How to reach the page at which a projector waits, and the one at which its teacher pairs it. */
export const projectorAddress = () => pageAddress(JOIN_URL, '/screen').address;
export const pairingLink = (pairingCode: string) => pageAddress(JOIN_URL, `/teacher/screen/${pairingCode}`).link;
/** How to reach the game with that code. */
export const joinWith = (code: string) => joinAddress(JOIN_URL, code);
