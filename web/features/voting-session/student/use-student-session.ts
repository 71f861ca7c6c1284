// The student's voting session: read once, kept up to date by hints, read again after every interruption.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscribe } from '#web/lib/live-client.ts';
import { outbox, startOutbox } from '#web/lib/outbox.ts';
import { useLiveStatus } from '#web/lib/use-live-status.ts';
import { afterUpdate, isUnknownCode, learn, sessionQuery, withOpinion } from './student.api.ts';

/** Milliseconds over which a class that comes back spreads its reads. */
const SPREAD_MS = 1_000;
/** Milliseconds between two reads where no socket gets through, or the last read failed; give or take a quarter. */
const POLL_MS = 8_000;

/** Takes the code in upper case; gives the session, why it could not be read, and whether it was closed while one played. */
export function useStudentSession(code: string) {
  const [archived, setArchived] = useState(false);
  const isFollowed = useLiveStatus() === 'online';
  const [pollMs] = useState(() => POLL_MS * (0.75 + Math.random() / 2));
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    ...sessionQuery(code),
    refetchInterval: ({ state }) =>
      state.data !== undefined && !isUnknownCode(state.error) && (!isFollowed || state.error !== null) ? pollMs : false,
  });
  const isGone = isUnknownCode(error);
  // The statement comes first: only then the connection, and all the code that it takes, is fetched. An unknown code needs none.
  const follows = session !== undefined && session.state !== 'results' && !isGone && !archived;

  useEffect(() => {
    startOutbox();
    const stopSaved = outbox.onSaved((answer, saved) => {
      if (answer.code === code) learn(code, (current) => withOpinion(current, saved));
    });
    // Sent by another tab: as good as stored until the server has said so.
    const stopGone = outbox.onGone((answer) => {
      if (answer.code !== code) return;
      learn(code, (current) =>
        withOpinion(current, { ...answer, _id: answer.id, studentId: '', sessionId: current._id }),
      );
      void refetch();
    });
    return () => {
      stopSaved();
      stopGone();
    };
  }, [code, refetch]);

  useEffect(() => {
    if (!follows) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(code, {
      onUpdate: (update) => {
        if (update.type === 'archived') setArchived(true);
        else learn(code, (current) => afterUpdate(current, update));
      },
      onResync: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void refetch(), Math.random() * SPREAD_MS);
      },
      onInvalidCode: () => void refetch(),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [code, follows, refetch]);

  return { session, error, isGone, archived: archived || (isGone && session !== undefined), refetch };
}
