import { SeatChoiceScreen } from './seat-choice-screen.tsx';
import { SeatOffer } from './seat-offer.tsx';
import { SharedDevice } from './shared-device.tsx';
import { SharedResults } from './shared-results.tsx';

/** In one chunk, because each chunk costs a phone a round trip. */
export const SEAT_PARTS = { SeatChoiceScreen, SeatOffer, SharedDevice, SharedResults };
