import { useEffect } from 'react';
import { hasDraft, onForeignDraft } from '#web/client/draft-store.ts';
import { closeNotice, noticeStore, notify } from '#web/ui/core/notice-store.ts';

/** What is said of a draft: on leaving its page that it is `kept`, and if it is written `elsewhere`, in another tab. */
interface DraftSentences {
  kept: string;
  elsewhere: string;
}

/** Says on leaving a page that what was typed stays in this browser, if there is a draft under that key, and meanwhile if another tab types over it. */
export function useDraftNotice(key: string, { kept, elsewhere }: DraftSentences): void {
  useEffect(() => {
    // The user came back already: the notice would only cover the buttons.
    for (const { id, text } of noticeStore.read()) if (text === kept) closeNotice(id);
    return () => {
      if (hasDraft(key)) notify('warn', kept);
    };
  }, [key, kept]);
  useEffect(
    () =>
      onForeignDraft(key, () => {
        // Said once, not for each letter.
        if (!noticeStore.read().some(({ text }) => text === elsewhere)) notify('error', elsewhere);
      }),
    [key, elsewhere],
  );
}
