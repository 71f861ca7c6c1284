import { type RefObject, useEffect, useState } from 'react';
import { useRunningReveal } from '#web/teacher/parts/running-reveal.ts';
import { TURN_MS, TURN_STILL_MS } from './reveal.ts';

/** The parties whose answer this page has shown for a statement; null until it has drawn one. It outlives the views of a statement. */
export type TurnedMemory = RefObject<{ statementId: string; parties: ReadonlySet<string> } | null>;

/** Whether the card of a party still lies face down. It turns by itself, once, if this page drew the statement just before; else it lies open. */
export function useTurn(memory: TurnedMemory, statementId: string, partyId: string): boolean {
  const [isNew] = useState(() => {
    const drawn = memory.current;
    return drawn?.statementId === statementId && !drawn.parties.has(partyId);
  });
  useEffect(() => {
    const drawn = memory.current;
    const before = drawn?.statementId === statementId ? drawn.parties : [];
    memory.current = { statementId, parties: new Set([...before, partyId]) };
  }, [memory, statementId, partyId]);
  return useRunningReveal(isNew, TURN_STILL_MS + TURN_MS);
}
