import { useEffect } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { setWriting } from '#web/client/live-client.ts';

/** Milliseconds that a page which nobody looks at still counts: long enough to look something up. */
export const UNSEEN_MS = 30_000;

/** Tells that somebody writes, for as long as the page is seen and a while after. Returns how to end that. */
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
    // Said again after each update, also one that leaves the statement as it is: the server forgets with each.
    return tellWhileSeen((is) => setWriting(session.code, is));
  }, [session, tells]);
}
