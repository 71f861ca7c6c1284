import { useEffect, useRef } from 'react';
import { writeDraft } from '#web/client/draft-store.ts';

/** Stores what is not saved yet: at once, because a save that finds the login expired leaves the page.
 * @param value null once nothing is unsaved; a draft of another page stays until then */
export function useDraft(key: string, value: unknown): void {
  const written = useRef(false);
  const text = JSON.stringify(value);
  useEffect(() => {
    if (text === 'null' && !written.current) return;
    written.current = true;
    writeDraft(key, JSON.parse(text));
  }, [key, text]);
}
