import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { participantsQuery, setParticipants } from '#web/data/participants.ts';
import { refreshShown } from '#web/data/shown.ts';
import { patchSession } from '#web/session/session-query.ts';
import { POLL_MS, useSession } from '#web/session/use-session.ts';
import { receiveHidden } from '#web/teacher/live/views/hidden-arguments.ts';
import { unstoredAnswers } from '#web/teacher/parts/unstored-answers.ts';
import { arrivalOf } from './use-clock.ts';
import { useReadAgain } from './use-read-again.ts';
import { useWritingCount } from './use-writing-count.ts';

interface Latest {
  students: number | undefined;
  isOwnTempo: boolean;
  refetch: () => Promise<unknown>;
  readSoon: () => void;
}
const UNREAD: Latest = { students: undefined, isOwnTempo: false, refetch: async () => {}, readSoon: () => {} };

/** The owner's session of `useSession`, and how many students joined it. The number is read first, because only the owner may read it: a
 * read of the session by another user would join it. */
export function useLiveSession(code: SessionCode) {
  const isOnline = useLiveStatus() === 'online';
  const participants = useQuery({
    ...participantsQuery(code),
    refetchInterval: ({ state }) => state.data !== undefined && !isOnline && POLL_MS,
  });
  const isOwner = participants.data !== undefined;
  const [hasOther, setHasOther] = useState(false);
  const [writing, receiveWriting] = useWritingCount();
  /** For the handlers, which the connection registers once. */
  const latest = useRef<Latest>(UNREAD);
  const waiting = useRef<StudentOpinion[]>([]);
  const frame = useRef(0);
  /** However many messages arrive, the page is drawn once per frame. */
  const draw = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    patchSession(code, { type: 'answers', answers: waiting.current.splice(0) });
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const read = useSession(
    code,
    'owner',
    {
      onParticipants: (count) => {
        // A student deleted their answers: no update says which answers those were.
        const { students } = latest.current;
        if (students !== undefined && count < students) void latest.current.refetch();
        setParticipants(code, count);
      },
      onTeacherUpdate: (update) => {
        if (update.type === 'locked' || update.type === 'hold') {
          patchSession(code, update);
          return;
        }
        if (update.type === 'shown' || update.type === 'hands') {
          void refreshShown(code, update.statementId);
          return;
        }
        if (update.type === 'comments') {
          draw();
          patchSession(code, update);
          void refreshShown(code);
          latest.current.readSoon();
          return;
        }
        waiting.current.push(
          ...(update.type === 'student-answered' ? [update.studentOpinion] : update.studentOpinions),
        );
        frame.current ||= requestAnimationFrame(draw);
        if (latest.current.isOwnTempo) latest.current.readSoon();
      },
      onView: (live) => patchSession(code, { type: 'live', ...live }),
      onHidden: receiveHidden,
      onDevice: () => setHasOther(true),
      onWriting: receiveWriting,
      onUnstored: unstoredAnswers.noticed,
      onResync: (isPoll) => {
        void participants.refetch();
        if (isPoll) void refreshShown(code);
      },
    },
    isOwner,
  );
  const { session, refetch } = read;
  arrivalOf(session?.clock ?? null);
  const readSoon = useReadAgain(session, refetch);
  latest.current = { students: participants.data, isOwnTempo: session?.tempo === 'student', refetch, readSoon };
  return {
    ...read,
    error: isOwner ? read.error : participants.error,
    participants: participants.data,
    /** Whether another device of the owner was connected since. */
    hasOther,
    /** How many students have typed an argument that is not sent. */
    writing,
    refetch: isOwner ? read.refetch : participants.refetch,
  };
}
