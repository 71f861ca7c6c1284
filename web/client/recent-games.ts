// The games that this browser was in. An entry is what the next person at a shared device is asked about; it holds no answer.
import { readStored, storedNames, writeStored } from '#web/shell/local-store.ts';

export interface RecentGame {
  /** Null where only its results were opened. */
  code: string | null;
  type: 'debate' | 'party';
  /** The party that is or was played. */
  partyId: string | null;
}
interface StoredGame extends RecentGame {
  /** Milliseconds since 1970: when it was on screen last. */
  at: number;
}

const PREFIX = 'game:';
const listeners = new Set<() => void>();

/** The game of that session id, or null when it was not on this screen lately. */
export function readRecentGame(id: string): StoredGame | null {
  try {
    const { code, type, partyId, at }: Record<string, unknown> = JSON.parse(readStored(PREFIX + id) ?? 'null');
    return {
      code: typeof code === 'string' ? code : null,
      type: type === 'party' ? 'party' : 'debate',
      partyId: typeof partyId === 'string' ? partyId : null,
      at: typeof at === 'number' ? at : 0,
    };
  } catch {
    return null;
  }
}

/** Null removes it. */
export function saveRecentGame(id: string, game: RecentGame | null): void {
  writeStored(PREFIX + id, game && JSON.stringify({ ...game, at: Date.now() }));
  for (const listener of listeners) listener();
}

/** The session ids of all of them. */
export const recentGameIds = (): string[] =>
  storedNames().flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));

/** Called when one of them changes, here or in another tab; returns a function that unsubscribes. */
export function onRecentGames(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
