import { settings } from '#web/shell/settings.ts';
import { joinAddress, pageAddress } from './join-address.ts';

// Not from the address, because the window of a try-out has none.
const here = new URL(globalThis.origin);
const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(here.hostname);
/** The configured address; without one, this page's, or on localhost, which phones cannot reach, the network address. */
const JOIN_URL = settings.publicUrl ?? (isThisMachine ? settings.networkUrl : null) ?? here.origin;
/** The address that connects the teacher's phone; the secret is in the fragment, which browsers do not send. */
export const phoneLink = (token: string): string => `${JOIN_URL}/remote#${token}`;

/** How to reach the page at which a projector waits, and the one at which its teacher pairs it. */
export const projectorAddress = () => pageAddress(JOIN_URL, '/screen').address;
export const pairingLink = (pairingCode: string) => pageAddress(JOIN_URL, `/teacher/screen/${pairingCode}`).link;
/** How to reach the game with that code. */
export const joinWith = (code: string) => joinAddress(JOIN_URL, code);
/** Where a student finds their own results of that game. */
export const ownResultsLink = (sessionId: string) => pageAddress(JOIN_URL, `/results/${sessionId}`).link;
