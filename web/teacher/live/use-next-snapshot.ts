import { useEffect, useRef } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';

/** Milliseconds between two snapshots that are taken by themselves. */
const EVERY_MS = 2_000;

interface Steps {
  shown: ShownState | null | undefined;
  /** When that was read: another read is another try. */
  readAt: number;
  /** For the talk: nothing is taken by itself. */
  isFrozen: boolean;
  take: () => Promise<unknown>;
}

/** Takes the server's next step by itself while a result is shown. */
export function useNextSnapshot({ shown, readAt, isFrozen, take }: Steps): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const takenAt = useRef(0);
  // Before the first one there is nothing to hold.
  const takes = shown?.mayUpdate === true && (!isFrozen || shown.takenAt === null);
  const statementId = shown?.statementId;
  useEffect(() => {
    void readAt;
    void statementId;
    if (!takes) return;
    const timer = setTimeout(
      () => {
        takenAt.current = Date.now();
        // What did not get through is taken after the next read.
        latest.current().catch(() => {});
      },
      Math.max(0, takenAt.current + EVERY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [takes, readAt, statementId]);
}
