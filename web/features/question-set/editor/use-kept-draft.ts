// Keeps what is not saved yet in the browser, a second after a change and when the page is hidden.
import { useEffect, useRef } from 'react';
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

  useEffect(() => {
    if (draft === undefined) {
      dropKeptDraft(id);
      return;
    }
    // One write a second at most, however fast one types.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (latest.current) keepDraft(id, { ...latest.current, at: new Date().toISOString() });
    }, PAUSE);
  }, [id, draft]);

  useEffect(() => {
    const keepNow = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (latest.current) keepDraft(id, { ...latest.current, at: new Date().toISOString() });
    };
    const whenHidden = () => document.visibilityState === 'hidden' && keepNow();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', keepNow);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [id]);
}
