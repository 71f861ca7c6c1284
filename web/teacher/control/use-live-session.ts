import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { refreshArguments } from '#web/data/arguments.ts';
import { figuresQuery, refreshFigures, setAnswered } from '#web/data/figures.ts';
import { receiveHidden } from '#web/data/hidden-arguments.ts';
import { participantsQuery, setParticipants } from '#web/data/participants.ts';
import { refreshQuestions } from '#web/data/questions.ts';
import { refreshShown } from '#web/data/shown.ts';
import { patchSession, refetchSession } from '#web/session/session-query.ts';
import { POLL_MS, useSession } from '#web/session/use-session.ts';
import { noticeUnstored } from '#web/teacher/parts/unstored-answers.ts';
import { receive, type TeacherUpdateHandlers } from './teacher-updates.ts';
import { arrivalOf } from './use-clock.ts';
import { useReadSoon } from './use-read-soon.ts';
import { useWritingCount } from './use-writing-count.ts';

/** Milliseconds between two reads of the numbers, and of the texts, of which a class has more. */
const FIGURES_MS = 500;
const TEXTS_MS = 2_000;
const QUESTIONS_MS = 1_000;

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
  const students = useRef<number>(undefined);
  students.current = participants.data;
  const current = useRef<string | null>(undefined);
  useQuery({
    ...figuresQuery(code),
    enabled: isOwner,
    refetchInterval: !isOnline && POLL_MS,
  });
  const readFigures = useReadSoon(() => refreshFigures(code), FIGURES_MS);
  /** The statements that were answered since the last read of their texts. */
  const answered = useRef(new Set<string>());
  const readTexts = useReadSoon(async () => {
    const statementIds = [...answered.current];
    answered.current.clear();
    await refreshArguments(code, statementIds);
    await Promise.all(statementIds.map((statementId) => refreshShown(code, statementId)));
  }, TEXTS_MS);
  const readQuestions = useReadSoon(() => refreshQuestions(code), QUESTIONS_MS);
  const readAll = () => {
    readQuestions();
    void refreshFigures(code);
    void refreshArguments(code);
    void refreshShown(code);
  };
  const readUnknown = useReadSoon(async () => {
    readAll();
    await refetchSession(code);
  }, TEXTS_MS);
  const readAnswersTo = (statementIds: readonly string[]) => {
    for (const statementId of statementIds) answered.current.add(statementId);
    readFigures();
    readTexts();
  };
  const handlers: TeacherUpdateHandlers = {
    locked: ({ locked }) => patchSession(code, { type: 'switched', name: 'locked', isOn: locked }),
    hold: ({ hold }) => patchSession(code, { type: 'switched', name: 'holdArguments', isOn: hold }),
    hands: ({ statementId }) => void refreshShown(code, statementId),
    comments: readAll,
    questions: () => readQuestions(),
    shown: ({ statementId }) => readAnswersTo([statementId]),
    answered: ({ statementId, answered, participants }) => {
      setAnswered(code, statementId, answered);
      setParticipants(code, participants);
      readAnswersTo([statementId]);
    },
    'student-answered': ({ studentOpinion }) => readAnswersTo([studentOpinion.statementId]),
    'students-answered': ({ studentOpinions }) => readAnswersTo(studentOpinions.map(({ statementId }) => statementId)),
  };
  const read = useSession(
    code,
    'owner',
    {
      onParticipants: (count) => {
        // A student deleted their answers: no update says which answers those were.
        if (students.current !== undefined && count < students.current) readAll();
        setParticipants(code, count);
        // How many answers a snapshot needs depends on how many joined.
        if (current.current) answered.current.add(current.current);
        readTexts();
      },
      onUpdate: ({ type }) => {
        if (type === 'questions') readQuestions();
      },
      onTeacherUpdate: (update) => receive(handlers, update, readUnknown),
      onView: (live) => patchSession(code, { type: 'live', ...live }),
      onHidden: receiveHidden,
      onDevice: () => setHasOther(true),
      onWriting: receiveWriting,
      onUnstored: noticeUnstored,
      onResync: () => {
        void participants.refetch();
        readAll();
      },
    },
    isOwner,
  );
  const { session } = read;
  current.current = session?.currentStatement;
  arrivalOf(session?.clock ?? null);
  const place = session?.statements.map(({ round }) => round).join();
  useEffect(() => {
    if (place !== undefined) readFigures();
  }, [place, readFigures]);
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
