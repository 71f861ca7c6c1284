// Draws notices as soon as there is one; until then not even their code is loaded.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from './notice-store.ts';

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Stands once in the page, whatever the route. */
export function NoticePlace() {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.wasUsed);
  return <Suspense>{used && <Notices />}</Suspense>;
}
