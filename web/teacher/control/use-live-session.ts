import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { refreshArguments } from '#web/data/arguments.ts';
import { refreshBallot, setTurnout } from '#web/data/ballot.ts';
import { figuresQuery, refreshFigures, setAnswered } from '#web/data/figures.ts';
import { participantsQuery, setParticipants } from '#web/data/participants.ts';
import { refreshQuestions } from '#web/data/questions.ts';
import { refreshShown } from '#web/data/shown.ts';
import { patchSession, refetchSession } from '#web/session/session-query.ts';
import { POLL_MS, useSession } from '#web/session/use-session.ts';
import { noticeUnstored } from '#web/teacher/parts/unstored-answers.ts';
import { type OwnerHandlers, receive } from './owner-updates.ts';
import { arrivalOf } from './use-clock.ts';

/** Milliseconds between two reads of the numbers, and of the texts, which are longer. */
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
  const handlers: OwnerHandlers = {
    locked: ({ locked }) => patchSession(code, { type: 'switched', name: 'locked', isOn: locked }),
    hold: ({ hold }) => patchSession(code, { type: 'switched', name: 'holdArguments', isOn: hold }),
    hands: ({ statementId }) => {
      void refreshShown(code, statementId);
      readFigures();
    },
    comments: readAll,
    questions: () => readQuestions(),
    shown: ({ statementId }) => readAnswersTo([statementId]),
    answered: ({ statementId, answered, participants }) => {
      setAnswered(code, statementId, answered);
      setParticipants(code, participants);
      readAnswersTo([statementId]);
    },
    'student-answered': ({ studentOpinion }) => readAnswersTo([studentOpinion.statementId]),
    voted: ({ round, voted, participants }) => {
      setTurnout(code, { round, voted, participants });
      setParticipants(code, participants);
    },
    participants: ({ count }) => {
      // A student deleted their answers: no update says which answers those were.
      if (students.current !== undefined && count < students.current) readAll();
      setParticipants(code, count);
      // How many answers a snapshot needs depends on how many joined.
      if (current.current) answered.current.add(current.current);
      readTexts();
    },
    view: ({ live }) => patchSession(code, { type: 'live', ...live }),
    // No screen of this build says so.
    device: () => {},
    unstored: noticeUnstored,
    'students-answered': ({ studentOpinions }) => readAnswersTo(studentOpinions.map(({ statementId }) => statementId)),
  };
  const read = useSession(
    code,
    'owner',
    {
      onUpdate: ({ type }) => {
        if (type === 'questions') readQuestions();
        if (type === 'ballot') void refreshBallot(code);
      },
      onOwner: (update) => receive(handlers, update, readUnknown),
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
    refetch: isOwner ? read.refetch : participants.refetch,
  };
}

/** Returns the function to call when something may have changed: `read` runs at once after a quiet time, then at most once per `everyMs`, and
 * always after the last call. */
function useReadSoon(read: () => Promise<unknown>, everyMs: number): () => void {
  const latest = useRef(read);
  latest.current = read;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const run = () => {
      isDue.current = false;
      void latest.current();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (isDue.current) run();
      }, everyMs);
    };
    isDue.current = true;
    if (timer.current === undefined) run();
  }, [everyMs]);
}
