// Draws notices as soon as there is one; until then not even their code is loaded.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from './notice-store.ts';

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Stands once in the page, whatever the route; the live region from the start, so that the first notice is read as well. */
export function NoticePlace() {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.wasUsed);
  return (
    <div aria-live="polite">
      <Suspense>{used && <Notices />}</Suspense>
    </div>
  );
}
