import { lazy, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { SharedScreen, seatParts, useIsShared } from '#web/student/frame/shared-device.tsx';

const SharedResults = lazy(async () => ({ default: (await seatParts()).SharedResults }));

/** The results of whoever holds the device: where several share it, after they said who that is. */
export function OwnSeat({ children }: { children: ReactNode }) {
  const { sessionId = '' } = useParams();
  const isShared = useIsShared(sessionId);
  if (!isShared) return children;
  return (
    <SharedScreen>
      <SharedResults sessionId={sessionId}>{children}</SharedResults>
    </SharedScreen>
  );
}
