import { useEffect, useEffectEvent } from 'react';
import { hasDraft, onForeignDraft } from '#web/client/draft-store.ts';
import { closeNoticesAbout, isNoticed, notify } from '#web/ui/core/notice-store.ts';

/** The notice about a draft: `kept` after leaving its page, `elsewhere` if it is edited in another tab. */
interface DraftSentences {
  kept: string;
  elsewhere?: string;
}

/** Says on leaving a page that what was typed stays in this browser, if there is a draft under that key, and meanwhile if another tab types over it. */
export function useDraftNotice(key: string, { kept, elsewhere }: DraftSentences): void {
  const sayKept = useEffectEvent((left: string) => {
    if (hasDraft(left)) notify('warn', kept, 'draftKept');
  });
  const sayElsewhere = useEffectEvent(() => {
    // Said once, not for each letter.
    if (elsewhere !== undefined && !isNoticed('draftElsewhere')) notify('error', elsewhere, 'draftElsewhere');
  });
  useEffect(() => {
    // The user came back already: the notice would only cover the buttons.
    closeNoticesAbout('draftKept');
    const stop = onForeignDraft(key, () => sayElsewhere());
    return () => {
      stop();
      sayKept(key);
    };
  }, [key]);
}
