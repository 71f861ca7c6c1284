// The party that a student plays, kept in the browser together with the game's code.
import { readStored, writeStored } from '#web/lib/local-store.ts';

const nameOf = (code: string): string => `party-choice:${code}`;
const listeners = new Set<() => void>();

/** The party chosen earlier for that game, or null. */
export const readPartyChoice = (code: string): string | null => readStored(nameOf(code));

export function writePartyChoice(code: string, partyId: string): void {
  writeStored(nameOf(code), partyId);
  for (const listener of listeners) listener();
}

/** Told when the choice changes, here or in another tab; gives a function that stops it. */
export function onPartyChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
