import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import type { AtStatement } from '#shared/domain/lesson.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { refreshReveal, revealQuery } from '#web/data/lesson.ts';
import { shownQuery } from '#web/data/shown.ts';
import { answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';

interface Place {
  session: VotingSession;
  statement: LiveStatement;
  students: number;
  clock: RunningClock | null;
  isLast: boolean;
}

const NO_PAGES: PartyReveal['pages'] = [];

/** Returns where the class is, as far as it matters to what comes next, and the pages of what the parties say themselves. */
export function useAtStatement({ session, statement, students, clock, isLast }: Place): {
  at: AtStatement;
  pages: PartyReveal['pages'];
} {
  const { code, type, view = 'question', devicesAway, at: shownAt = null } = session;
  const { _id, round } = statement;
  const isDebate = type === 'debate';
  const { data: figures } = useQuery(figuresQuery(code));
  const { data: shown } = useQuery({ ...shownQuery(code, _id), enabled: isDebate });
  const { data: reveal } = useQuery({ ...revealQuery(code, _id), enabled: !isDebate });
  const pages = reveal?.pages ?? NO_PAGES;
  const hasHands = shown?.round === round && shown.hands.some(({ count }) => count > 0);
  const isMissing = shownAt?.kind === 'party' && reveal?.pages.length === 0;
  useEffect(() => {
    // Another device began to show them.
    if (isMissing) void refreshReveal(code, _id);
  }, [isMissing, code, _id]);
  const at: AtStatement = {
    type,
    view,
    round,
    at: shownAt?.kind ?? null,
    clock: clock && { isOver: clock.seconds === 0 },
    devicesAway,
    // Until it is read again, what is cached may be of the round before.
    isShown: hasHands || (shown?.round === round && shown.takenAt !== null),
    participants: students,
    answered: answeredOn(figures, statement),
    mayShow: shown?.mayUpdate ?? true,
    hasHands,
    isLast,
    pages: pages.length,
    page: shownAt?.page ?? 0,
  };
  return { at, pages };
}
