// Keeps what is not saved yet in the browser: a second after a change, when the page is hidden, and when it goes.
import { useCallback, useEffect, useRef } from 'react';
import { dropKeptDraft, type KeptDraft, keepDraft } from './kept-draft.ts';

/** Milliseconds. */
const PAUSE = 1_000;

/** Takes the set's id (null: the new one) and what to keep; null keeps nothing and forgets what was kept. */
export function useKeptDraft(id: string | null, work: Omit<KeptDraft, 'at'> | null): void {
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = work?.draft;

  useEffect(() => {
    latest.current = work;
  });

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (latest.current) keepDraft(id, { ...latest.current, at: new Date().toISOString() });
  }, [id]);

  useEffect(() => {
    if (draft === undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      dropKeptDraft(id);
      return;
    }
    // One write a second at most, however fast one types.
    timer.current ??= setTimeout(keepNow, PAUSE);
  }, [id, draft, keepNow]);

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && keepNow();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', keepNow);
      // A save that finds the session expired takes the page away, within that second as well.
      if (timer.current !== undefined) keepNow();
    };
  }, [keepNow]);
}
