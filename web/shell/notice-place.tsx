import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { noticeStore, notify } from '#web/ui/core/notice-store.ts';
import { readStored, writeStored } from './local-store.ts';

const Notices = lazy(async () => ({ default: (await import('#web/ui/notices/notices.tsx')).Notices }));

const LEFT_NOTICE = 'notice';
/** Shows a notice on the page that is loaded next. */
export const notifyNext = (text: string): void => writeStored(LEFT_NOTICE, text);

/** Once in the page, on every route. The live region exists from the start, so that the first notice is read aloud as well. */
export function NoticePlace() {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.wasUsed, () => false);
  useEffect(() => {
    const left = readStored(LEFT_NOTICE);
    if (left === null) return;
    writeStored(LEFT_NOTICE, null);
    notify('done', left);
  }, []);
  return (
    <div aria-live="polite">
      <Suspense>{used && <Notices />}</Suspense>
    </div>
  );
}
