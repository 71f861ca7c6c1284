import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { type LiveHandlers, subscribe } from '#web/client/live-client.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { isKnown } from './session-patches.ts';
import {
  isUnknownCode,
  knownSession,
  patchSession,
  refetchSession,
  type SessionReader,
  sessionQuery,
} from './session-query.ts';

/** Milliseconds over which a class that comes back spreads its reads. */
const SPREAD_MS = 1_000;
/** The same after the list of statements changed, if the current one did not. */
const LIST_SPREAD_MS = 10_000;
/** Milliseconds between two reads if no socket gets through, or the last read failed; give or take a quarter. */
export const POLL_MS = 8_000;

/** Further events of the connection that a screen handles, as they are when one comes. */
type Also = Partial<Omit<LiveHandlers, 'onInvalidCode' | 'projectorToken'>>;

/** Handlers that call the present ones: a subscription lasts longer than the drawing that began it. */
export const newestOf = (handlers: { current: Also }): Also => ({
  onOwner: (update) => handlers.current.onOwner?.(update),
});

/** Reads a voting session and keeps it up to date: updates patch it, every new connection reads it again.
 * @param isReady false while it is not known whether it may be read: the first read of a stranger joins
 * @param clientId which student reads it, if not this browser's
 * @returns the session, why it could not be read, whether there is none behind the code, and whether it was archived meanwhile */
export function useSession(code: SessionCode, as: SessionReader, also: Also = {}, isReady = true, clientId?: string) {
  const [archived, setArchived] = useState(false);
  const isOnline = useLiveStatus() === 'online';
  const [pollMs] = useState(() => POLL_MS * (0.75 + Math.random() / 2));
  const handlers = useRef(also);
  handlers.current = also;
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    ...sessionQuery(code, as, clientId),
    enabled: isReady,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !isUnknownCode(state.error) && (!isOnline || state.error !== null) && pollMs,
  });
  const isGone = isUnknownCode(error);
  // The statement comes first: only then the connection and its code are fetched. An unknown session code needs none.
  // A student's results stay as they are; the owner still decides what the class sees of them.
  const isDone = as === 'student' && session?.state === 'results';
  const follows = session !== undefined && !isDone && !isGone && !archived;

  useEffect(() => {
    if (!follows) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Number.POSITIVE_INFINITY;
    /** A class of students spreads its reads; the owner reads at once. The earliest of several counts. */
    const readWithin = (ms: number): void => {
      const wait = as === 'student' ? Math.random() * ms : 0;
      if (Date.now() + wait >= due) return;
      clearTimeout(timer);
      due = Date.now() + wait;
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY;
        void refetchSession(code);
      }, wait);
    };
    const stop = subscribe(code, {
      ...newestOf(handlers),
      onUpdate: (update) => {
        if (!isKnown(update)) readWithin(SPREAD_MS);
        else if (update.type === 'archived') setArchived(true);
        else patchSession(code, update);
        handlers.current.onUpdate?.(update);
        const known = knownSession(code, as, clientId);
        const current = known?.statements.find(({ _id }) => _id === known.currentStatement);
        if (update.type === 'statements') readWithin(current?.own ? SPREAD_MS : LIST_SPREAD_MS);
        // Whether they are open; the questions themselves are read by the screen that shows them.
        else if (update.type === 'questions') readWithin(known?.questionsOpen ? LIST_SPREAD_MS : SPREAD_MS);
        else if (known?.currentStatement && !current) readWithin(SPREAD_MS);
      },
      onResync: (isPoll = false) => {
        handlers.current.onResync?.(isPoll);
        if (isPoll) {
          // A slow read continues.
          void refetchSession(code, { cancelRefetch: false });
          return;
        }
        readWithin(SPREAD_MS);
      },
      onInvalidCode: () => void refetch(),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [code, as, clientId, follows, refetch]);

  return { session, error, isGone, archived, refetch };
}
