// Keeps the teacher's voting session true: one read, then events, and a new read after every interruption.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { subscribe } from '#web/lib/live-client.ts';
import { hearHidden } from './hidden-elsewhere.ts';
import {
  changeSession,
  liveSessionKey,
  liveSessionQuery,
  participantsKey,
  participantsQuery,
} from './live-session.api.ts';
import { applyUpdate, type Change, mergeOpinions } from './live-session-cache.ts';

/** Takes the code; gives the reads of the session and of how many students joined, and whether it was archived meanwhile. */
export function useLiveSession(code: string) {
  const queries = useQueryClient();
  const session = useQuery(liveSessionQuery(code));
  const participants = useQuery(participantsQuery(code));
  const [archived, setArchived] = useState(false);
  // What happens between a read and the subscription is read again afterwards, which a first read on its way would prevent.
  const follows = session.isFetched && participants.isFetched;

  useEffect(() => {
    if (!follows) return;
    const change = (how: Change) => changeSession(queries, code, how);
    let waiting: StudentOpinion[] = [];
    let frame = 0;
    /** However many messages arrive, the page is drawn once per frame. */
    const draw = () => {
      const arrived = waiting;
      waiting = [];
      frame = 0;
      change((before) => mergeOpinions(before, arrived));
    };
    const stop = subscribe(code, {
      onUpdate: (update) => {
        if (update.type === 'archived') setArchived(true);
        else change((before) => applyUpdate(before, update));
      },
      onParticipants: (count) => queries.setQueryData<number>(participantsKey(code), count),
      onTeacherUpdate: (update) => {
        const arrived = update.type === 'student-answered' ? [update.studentOpinion] : update.studentOpinions;
        waiting.push(...arrived);
        frame ||= requestAnimationFrame(draw);
      },
      onView: (view) => change((before) => ({ ...before, view })),
      onHidden: hearHidden,
      onResync: () => {
        queries.invalidateQueries({ queryKey: liveSessionKey(code) });
        queries.invalidateQueries({ queryKey: participantsKey(code) });
      },
      onInvalidCode: () => queries.invalidateQueries({ queryKey: liveSessionKey(code) }),
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [code, follows, queries]);

  return { session, participants, archived };
}
