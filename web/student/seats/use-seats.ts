import { QueryObserver } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { type DeviceSeat, onRecentGames, readRecentGame } from '#web/client/recent-games.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { sessionQuery } from '#web/session/session-query.ts';
import { partyOf, studentPhase } from '#web/student/game/student-phase.ts';
import { useOutbox } from '#web/student/outbox/use-outbox.ts';
import { isAsked, type SeatState } from './turn.ts';

/** Milliseconds between two tries of a seat that is not in the game yet. */
const AGAIN_MS = 8_000;
/** Milliseconds between two reads of a seat that is in the game: with one connection for all seats, they say that it is still there. */
const PRESENT_MS = 30_000;

export interface Seat extends DeviceSeat, SeatState {
  /** The game as this seat's student reads it; null until the server has let it in. */
  session: LiveSession | null;
  /** Whether the teacher's lock keeps it out. */
  locked: boolean;
}

/** Returns the seats that share this device in a game, and follows their changes. */
export function useDeviceSeats(sessionId: string): readonly DeviceSeat[] {
  const stored = useSyncExternalStore(onRecentGames, () => JSON.stringify(readRecentGame(sessionId)?.seats ?? []));
  return useMemo((): DeviceSeat[] => JSON.parse(stored), [stored]);
}

/** The session as each of these students reads it. Without the library's `useQueries`, which would add to the first statement's bundle. */
function useReads(code: string, seats: readonly DeviceSeat[]) {
  const ids = seats.map(({ clientId }) => clientId).join(' ');
  const observers = useMemo(
    () =>
      ids.split(' ').map(
        (clientId) =>
          new QueryObserver(queryClient, {
            ...sessionQuery(code, 'student', clientId),
            refetchInterval: ({ state }) => {
              if (state.data === undefined) return AGAIN_MS;
              return state.data.state !== 'results' && PRESENT_MS;
            },
            refetchIntervalInBackground: true,
          }),
      ),
    [code, ids],
  );
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stops = observers.map((observer) => observer.subscribe(redraw));
    // Changes between rendering and subscribing.
    for (const observer of observers) observer.updateResult();
    redraw();
    return () => {
      for (const stop of stops) stop();
    };
  }, [observers]);
  return observers.map((observer) => observer.getCurrentResult());
}

/** The seats of this device. Each joins by its first read; what all of them share, the statement above all, comes from the one
 * session that the device follows, so that they never differ in it. */
export function useSeats(session: LiveSession): Seat[] {
  const seats = useDeviceSeats(session._id);
  const { answers } = useOutbox();
  const reads = useReads(session.code, seats);
  return seats.map((seat, at) => {
    const own = reads[at]?.data;
    const locked = errorCodeOf(reads[at]?.error) === 'LOCKED';
    if (own === undefined) return { ...seat, session: null, locked, wants: false };
    const { studentOpinions, dealtParty, hasRedrawn } = own;
    const ballot = session.ballot && {
      ...session.ballot,
      voted: own.ballot?.round === session.ballot.round && own.ballot.voted,
    };
    const mine: LiveSession = { ...session, studentOpinions, dealtParty, hasRedrawn, ballot };
    const queued = answers.filter(({ code, clientId }) => code === session.code && clientId === seat.clientId);
    const phase = studentPhase({
      session: mine,
      queued,
      partyId: session.type === 'party' ? partyOf(mine, queued, seat.partyId) : null,
      choosing: false,
      at: null,
      changing: null,
      archived: false,
    });
    return { ...seat, session: mine, locked, wants: isAsked(phase) };
  });
}
