import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from '#web/ui/core/notice-store.ts';

const Notices = lazy(async () => ({ default: (await import('#web/ui/notices/notices.tsx')).Notices }));

/** Once in the page, on every route. The live region exists from the start, so that the first notice is read aloud as well. */
export function NoticePlace() {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.wasUsed, () => false);
  return (
    <div aria-live="polite">
      <Suspense>{used && <Notices />}</Suspense>
    </div>
  );
}
