// A device that several students share at the same time. Its code is fetched when it is offered.
import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { onRecentGames, readRecentGame } from '#web/client/recent-games.ts';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

type Parts = typeof import('#web/student/seats/seat-parts.ts')['SEAT_PARTS'];

/** One of them, when its texts are there. */
export const seatPart = <Name extends keyof Parts>(name: Name) =>
  lazy(async () => {
    const [{ SEAT_PARTS }] = await Promise.all([
      import('#web/student/seats/seat-parts.ts'),
      loadNamespaces(['student-device']),
    ]);
    return { default: SEAT_PARTS[name] };
  });

export const SeatOffer = seatPart('SeatOffer');
export const SeatChoiceScreen = seatPart('SeatChoiceScreen');
export const SharedDevice = seatPart('SharedDevice');

/** Whether several students share this device in that game. */
export const useIsShared = (sessionId: string): boolean =>
  useSyncExternalStore(onRecentGames, () => (readRecentGame(sessionId)?.seats.length ?? 0) > 0);

/** A whole screen that is not there yet. */
export const SharedScreen = ({ children }: { children: ReactNode }) => (
  <OptionalChunk instead={<LoadFailure isPage onRetry={() => location.reload()} />} meanwhile={<Loading />}>
    {children}
  </OptionalChunk>
);
