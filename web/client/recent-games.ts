// The games that this browser was in. The next person at a shared device is asked about an entry; it contains no answers.
import { createListeners } from '#shared/domain/listeners.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { seatedAs } from '#web/shell/identity.ts';
import { readStored, storedNames, writeStored } from '#web/shell/local-store.ts';

export interface RecentGame {
  /** Null if only its results were opened. */
  code: string | null;
  type: 'debate' | 'party';
  /** The party that is or was played; on a shared device by the student who holds it. */
  partyId: string | null;
  /** Whether its teacher's own statements were among those played. */
  hasOwn?: boolean;
  /** The students who share this device; none if it is one student's. */
  seats?: readonly DeviceSeat[];
}

/** A student of a device that several share. */
export interface DeviceSeat {
  /** From 1; it stays when another one leaves. */
  number: number;
  clientId: string;
  partyId: string | null;
  /** A hash of the sign that opens this seat's result here; absent until the student has had the device. */
  sign?: string;
  /** How often another sign was shown. */
  wrong?: number;
}
interface StoredGame extends RecentGame {
  /** Milliseconds since 1970: when it was on screen last. */
  at: number;
  seats: readonly DeviceSeat[];
}

const PREFIX = 'game:';
const listeners = createListeners();

/** The game with that session id, or null when it was not opened here recently. */
export function readRecentGame(id: string): StoredGame | null {
  try {
    const { code, type, partyId, hasOwn, at, seats }: Record<string, unknown> = JSON.parse(
      readStored(PREFIX + id) ?? 'null',
    );
    const known: DeviceSeat[] = Array.isArray(seats) ? seats.filter(({ clientId }) => isUuid(clientId)) : [];
    const seat = known.find(({ clientId }) => clientId === seatedAs());
    return {
      code: typeof code === 'string' ? code : null,
      type: type === 'party' ? 'party' : 'debate',
      partyId: seat ? seat.partyId : typeof partyId === 'string' ? partyId : null,
      hasOwn: hasOwn === true,
      at: typeof at === 'number' ? at : 0,
      seats: known,
    };
  } catch {
    return null;
  }
}

/** Null removes it. Seats that are not given stay as they are, except for the party of the student who holds the device. */
export function saveRecentGame(id: string, game: RecentGame | null): void {
  const seats =
    game &&
    (game.seats ??
      readRecentGame(id)?.seats.map((seat) =>
        seat.clientId === seatedAs() ? { ...seat, partyId: game.partyId } : seat,
      ));
  writeStored(PREFIX + id, game && JSON.stringify({ ...game, at: Date.now(), seats }));
  listeners.call();
}

/** The session ids of all of them. */
export const recentGameIds = (): string[] =>
  storedNames().flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));

/** Called when one of them changes, here or in another tab; returns a function that unsubscribes. */
export function onRecentGames(listener: () => void): () => void {
  const stop = listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
