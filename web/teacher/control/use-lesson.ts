// A game in the teacher's tempo, at its current statement.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { AtStatement } from '#shared/domain/lesson.ts';
import { TALK_SECONDS } from '#shared/domain/lesson-time.ts';
import { textKey } from '#shared/domain/text.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { useDifficultWords } from '#web/data/difficult-words.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { refreshReveal, revealQuery } from '#web/data/lesson.ts';
import { answerQuestions, questionsQuery } from '#web/data/questions.ts';
import { shownQuery } from '#web/data/shown.ts';
import { answeredOn, isUnplayed, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { Lesson, Live, LiveScreenProps, Main } from './live.ts';
import { useKeepOwn } from './own-statements.ts';
import { useBallotLead } from './use-ballot-lead.ts';
import { useClock } from './use-clock.ts';
import { type Place, useLead } from './use-lead.ts';
import { type OpenLive, useGame } from './use-live.ts';

type OfLesson = OpenLive & { lesson: Lesson };

/** For both laptop and phone. */
export function useLesson(screen: LiveScreenProps, showBoard: (() => void) | null = null): OfLesson {
  const game = useGame(screen, showBoard);
  const { session, students, commands } = game;
  const { code, type, statements } = session;
  const ids = useMemo(() => statements.map(({ _id }) => _id), [statements]);
  const current = session.currentStatement;
  const statement = statements.find(({ _id }) => _id === current);
  invariant(statement, 'in the teacher’s tempo a started session has a current statement, one of its own');
  const { _id, round, own, description, drawing, plain, background } = statement;
  const next = neighbourOf(ids, _id, 1);
  const clock = useClock(session.clock ?? null);
  const { data: figures } = useQuery(figuresQuery(code));
  const words = useDifficultWords(session.showDifficultWords);
  const { data: shown } = useQuery({ ...shownQuery(code, _id), enabled: type === 'debate' });
  const now = useAtStatement({ session, statement, students, clock, isLast: next === null });
  const lead = useLead(commands, { statementId: _id, next }, now);
  const ofRound = shown?.round === round ? shown : undefined;
  const lesson: Lesson = {
    statement,
    position: {
      ...{ description, drawing, plain, background, words },
      ...{ number: ids.indexOf(_id) + 1, total: ids.length, isOwn: own },
    },
    at: now.at,
    lead,
    clock,
    previous: neighbourOf(ids, _id, -1),
    hasArguments: (ofRound?.arguments?.length ?? 0) > 0,
    pending: ofRound?.mayUpdate && ofRound.takenAt !== null ? ofRound.pending : 0,
    ...useQuestion(game, _id),
    mayChange: type === 'debate' && own && answeredOn(figures, statement) === 0,
    keepOwn: useKeepOwn(session, statement),
  };
  const ofBallot = useBallotLead(game, lead);
  const unplayed = statements.slice(ids.indexOf(_id) + 1).filter((one) => isUnplayed(figures, one)).length;
  if (ofBallot !== null) return { ...game, lesson: { ...lesson, lead: ofBallot.lead }, main: ofBallot.main };
  return { ...game, lesson, main: mainOf(game, lesson, unplayed) };
}

/** The question that fills the board, and how to take it off. */
function useQuestion(
  { t, session: { code, view, at }, commands }: Omit<Live, 'main' | 'lesson'>,
  statementId: string,
): Pick<Lesson, 'question' | 'answerQuestion'> {
  const { data: questions = NONE } = useQuery(questionsQuery(code));
  const [isSending, setSending] = useState(false);
  const shown = questions.filter(({ state }) => state === 'shown');
  const { large } = questionsOnBoard(shown, view === 'questions' && at?.kind === 'question' ? at.id : null);
  const answerQuestion = async () => {
    if (large === null || isSending) return;
    setSending(true);
    const ids = shown.filter(({ text }) => textKey(text) === textKey(large.text)).map(({ _id }) => _id);
    try {
      await withTimeout((signal) => answerQuestions(code, ids, signal));
      commands.show(statementId, 'questions');
    } catch {
      notify('error', t('questions.answerFailed'));
    } finally {
      setSending(false);
    }
  };
  return { question: large?.text ?? null, answerQuestion: () => void answerQuestion() };
}

function mainOf(
  { t, session, students, commands }: Omit<Live, 'main' | 'lesson'>,
  lesson: Lesson,
  unplayed: number,
): Main {
  const { at, lead, position } = lesson;
  const { name, isArmed, isAwake, press } = lead.main;
  const label = isArmed
    ? t(`lesson.sure.${name === 'voteAgain' || name === 'toResults' ? name : 'few'}`)
    : t(`lesson.do.${name}`, { count: Math.round((session.talkSeconds ?? TALK_SECONDS) / 60) });
  const busy = Math.max(0, at.participants - at.answered);
  const noteOf = (): string | null => {
    if (isArmed && name === 'showMoved') return t('lesson.once');
    if (isArmed && name === 'toResults') return t('lesson.leftOut', { count: unplayed });
    const asks = lead.step === 'vote' || lead.step === 'again';
    // A person who tries it out is led through the first statement: a hint at each step, as soon as the invented class
    // is done.
    if (session.tryOut && position.number === 1 && (!asks || busy === 0))
      return t('lesson.pressNow', { button: label });
    if (!asks || busy === 0 || busy >= students) return null;
    return t(`lesson.stillBusy.${session.type}`, { count: busy });
  };
  const isBusy = commands.busy === 'move' || commands.busy === 'end' || commands.busy === 'step';
  return { label, isArmed, isAwake, isBusy, note: noteOf(), press, disarm: lead.disarm };
}

const NONE: never[] = [];

interface OfClass {
  session: VotingSession;
  statement: LiveStatement;
  students: number;
  clock: RunningClock | null;
  isLast: boolean;
}

const NO_PAGES: PartyReveal['pages'] = [];

/** Returns the place of the class, as far as the next step depends on it, and the pages of the parties' own answers. */
function useAtStatement({ session, statement, students, clock, isLast }: OfClass): Place {
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
    mayOpenBallot: session.ballot !== null && !session.ballot.open && session.ballot.round === 1,
    pages: pages.length,
    page: shownAt?.page ?? 0,
  };
  return { at, pages };
}
