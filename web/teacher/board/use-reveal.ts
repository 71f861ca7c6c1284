import { type RefObject, useEffect, useState } from 'react';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useRunningReveal } from '#web/teacher/parts/running-reveal.ts';
import { type DrawnResult, REVEAL_MS, type RevealKind, revealKind, SEAT_MS, UPDATE_MS } from './reveal.ts';

/** The last drawing of the page, with the figures of a result; it outlives the views of a statement. */
export type DrawnMemory = RefObject<(DrawnResult & { options: readonly OpinionCount[] }) | null>;

export interface Reveal {
  kind: RevealKind;
  isRunning: boolean;
  /** The seats that were there before; empty if there were none. */
  before: readonly OpinionCount[];
  /** In which an update is drawn; the usual time without it. */
  updateMs?: number;
}

const NONE: readonly OpinionCount[] = [];

/** How the result of this mount appears, and whether it still does. A component with another result needs another key. */
export function useReveal(
  memory: DrawnMemory,
  { statementId, round, takenAt }: DrawnResult,
  options: readonly OpinionCount[],
  fullMs: number = REVEAL_MS + SEAT_MS,
): Reveal {
  const [{ kind, before }] = useState(() => {
    const last = memory.current;
    return { kind: revealKind(last, { statementId, round, takenAt }), before: last?.options ?? NONE };
  });
  const isRunning = useRunningReveal(kind !== 'none', kind === 'full' ? fullMs : UPDATE_MS);
  useEffect(() => {
    memory.current = { statementId, round, takenAt, options };
  }, [memory, statementId, round, takenAt, options]);
  return { kind, isRunning, before };
}
