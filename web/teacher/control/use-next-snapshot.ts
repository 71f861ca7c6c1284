import { useEffect, useRef } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';

/** Milliseconds between two automatic snapshots. */
const EVERY_MS = 2_000;

interface Steps {
  shown: ShownState | null | undefined;
  /** When it was read; each read causes another try. */
  readAt: number;
  /** No automatic snapshots, for the discussion. */
  isFrozen: boolean;
  take: () => Promise<unknown>;
}

/** Asks the server for the next snapshot automatically while a result is shown. */
export function useNextSnapshot({ shown, readAt, isFrozen, take }: Steps): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const takenAt = useRef(0);
  // Freezing has no effect before the first snapshot.
  const takes = shown?.mayUpdate === true && (!isFrozen || shown.takenAt === null);
  const statementId = shown?.statementId;
  useEffect(() => {
    void readAt;
    void statementId;
    if (!takes) return;
    const timer = setTimeout(
      () => {
        takenAt.current = Date.now();
        // After a failure the next read tries again.
        latest.current().catch(() => {});
      },
      Math.max(0, takenAt.current + EVERY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [takes, readAt, statementId]);
}
