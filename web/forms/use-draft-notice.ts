import { useEffect } from 'react';
import { hasDraft } from '#web/client/draft-store.ts';
import { closeNotice, noticeStore, notify } from '#web/ui/core/notice-store.ts';

/** Says on leaving a page that what was typed stays in this browser, if there is a draft under that key. */
export function useDraftNotice(key: string, sentence: string): void {
  useEffect(() => {
    // The user came back already: the notice would only cover the buttons.
    for (const { id, text } of noticeStore.read()) if (text === sentence) closeNotice(id);
    return () => {
      if (hasDraft(key)) notify('warn', sentence);
    };
  }, [key, sentence]);
}
