import { useEffect } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { setWriting } from '#web/client/live-client.ts';

/** Milliseconds for which a hidden page still counts as writing: long enough to look something up. */
export const UNSEEN_MS = 30_000;

/** Reports that a student writes, while the page is visible and for a while after. Returns the function that ends it. */
export function tellWhileSeen(tell: (isWriting: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const change = (isWriting: boolean): void => {
    if (told === isWriting) return;
    told = isWriting;
    tell(isWriting);
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => change(false), UNSEEN_MS);
    else change(true);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    change(false);
  };
}

/** Tells the teacher, who moves the class on, that a student on this device writes. In the students' own tempo nobody waits for them. */
export function useWriting(session: VotingSession, isWriting: boolean): void {
  const tells = isWriting && session.tempo === 'teacher';
  useEffect(() => {
    if (!tells) return;
    // Sent again after each update, also one of the same statement, because the server resets its counts.
    return tellWhileSeen((is) => setWriting(session.code, is));
  }, [session, tells]);
}
