import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { seatParts, useIsShared } from '#web/student/frame/shared-device.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

const SharedResults = lazy(async () => ({ default: (await seatParts()).SharedResults }));

/** The results of the student who holds the device: if several share it, after they said who that is. */
export function OwnSeat({ children }: { children: ReactNode }) {
  const { sessionId = '' } = useParams();
  const isShared = useIsShared(sessionId);
  if (!isShared) return children;
  return (
    <Suspense fallback={<Loading />}>
      <SharedResults sessionId={sessionId}>{children}</SharedResults>
    </Suspense>
  );
}
