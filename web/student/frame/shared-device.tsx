// A device that several students share at the same time. Its code is fetched when it is offered.
import { useSyncExternalStore } from 'react';
import { onRecentGames, readRecentGame } from '#web/client/recent-games.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { preloadable } from '#web/shell/pages.tsx';

/** When their texts are there. */
export const seatParts = async () =>
  (await withTexts(import('#web/student/seats/seat-parts.ts'), 'student-device')).SEAT_PARTS;

const choice = preloadable(async () => (await seatParts()).SeatChoiceScreen);
const device = preloadable(async () => (await seatParts()).SharedDevice);
const offer = preloadable(async () => {
  // The next screen is drawn at once.
  await Promise.all([choice.load(), device.load()]);
  return (await seatParts()).SeatOffer;
});

export const SeatOffer = offer.Component;
export const SeatChoiceScreen = choice.Component;
export const SharedDevice = device.Component;

/** Whether several students share this device in that game. */
export const useIsShared = (sessionId: string): boolean =>
  useSyncExternalStore(
    onRecentGames,
    () => (readRecentGame(sessionId)?.seats.length ?? 0) > 0,
    () => false,
  );
