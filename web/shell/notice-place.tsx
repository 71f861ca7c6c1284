import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from '#web/ui/core/notice-store.ts';

const Notices = lazy(async () => ({ default: (await import('#web/ui/notices/notices.tsx')).Notices }));

/** Stands once in the page, whatever the route; the live region from the start, so that the first notice is read as well. */
export function NoticePlace() {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.wasUsed, () => false);
  return (
    <div aria-live="polite">
      <Suspense>{used && <Notices />}</Suspense>
    </div>
  );
}
