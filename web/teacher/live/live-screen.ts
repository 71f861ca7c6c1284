import type { VotingSession } from '#shared/contract/voting-session.ts';
import { settings } from '#web/shell/settings.ts';
import { joinAddress, pageAddress } from './join-address.ts';
import type { Commands } from './use-commands.ts';

/** On a phone the page is a remote control, unless the teacher switches to the view of the projector. */
export interface Remote {
  /** Whether it is drawn as a remote control. */
  isOn: boolean;
  /** Switches to the view of the projector; null where that is shown. */
  onShowProjector: (() => void) | null;
}

export interface LiveScreenProps {
  session: VotingSession;
  /** How many joined. */
  students: number;
  /** Whether another device of the owner was connected since. */
  hasOther: boolean;
  /** How many students have typed an argument that is not sent. */
  writing: number;
  commands: Commands;
  remote: Remote;
}

// Not from the address, because the window of a try-out has none.
const here = new URL(globalThis.origin);
const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(here.hostname);
/** The configured address; without one, this page's, or on localhost, which phones cannot reach, the network address. */
export const JOIN_URL = settings.publicUrl ?? (isThisMachine ? settings.networkUrl : null) ?? here.origin;
/** The address that connects the teacher's phone; the secret is in the fragment, which browsers do not send. */
export const phoneLink = (token: string): string => `${JOIN_URL}/remote#${token}`;

/** How to reach the page at which a projector waits, and the one at which its teacher pairs it. */
export const projectorAddress = () => pageAddress(JOIN_URL, '/screen').address;
export const pairingLink = (pairingCode: string) => pageAddress(JOIN_URL, `/teacher/screen/${pairingCode}`).link;
/** How to reach the game with that code. */
export const joinWith = (code: string) => joinAddress(JOIN_URL, code);
