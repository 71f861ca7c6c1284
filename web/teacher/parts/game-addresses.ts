import { settings } from '#web/shell/settings.ts';

// Not from the address, because the window of a try-out has none.
const here = new URL(globalThis.origin);
const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(here.hostname);
/** The configured address; without one, this page's, or on localhost, which phones cannot reach, the network address. None has a path. */
const { host, origin } = new URL(settings.publicUrl ?? (isThisMachine ? settings.networkUrl : null) ?? here.origin);
/** The address that connects the teacher's phone; the secret is in the fragment, which browsers do not send. */
export const phoneLink = (token: string): string => `${origin}/remote#${token}`;

/** How to reach the page at which a projector waits, and the one at which its teacher pairs it. */
export const projectorAddress = `${host}/screen`;
export const pairingLink = (pairingCode: string): string => `${origin}/teacher/screen/${pairingCode}`;
/** The address that students type, which is the home page, and the link in the QR code of the game with that code. */
export const joinWith = (code: string) => ({ address: host, link: `${origin}/votingsession/${code}` });
/** The address of a student's own results of that game. */
export const ownResultsLink = (sessionId: string): string => `${origin}/results/${sessionId}`;
