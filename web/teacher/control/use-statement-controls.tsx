import { type ReactNode, useId, useState } from 'react';
import { TALK_SECONDS } from '#shared/domain/lesson.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNote, DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Blank } from './blank.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import { useKeys } from './keys-dialog.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { BackButton, MainButton } from './main-button.tsx';
import { useMenu } from './menu.tsx';
import { useBoardLines } from './use-board-lines.ts';
import { useGameLines } from './use-game-lines.tsx';
import { useKeepOwn } from './use-keep-own.ts';
import { useLiveKeys } from './use-live-keys.ts';
import { useOwnStatement } from './use-own-statement.tsx';
import { useQuestionTools } from './use-question-tools.tsx';
import { useQuestionsLine } from './use-questions-line.ts';
import { useStatementKeys } from './use-statement-keys.ts';
import { useStatementWords } from './use-statement-words.tsx';
import { type TeacherTempo, useTeacherTempo } from './use-teacher-tempo.ts';

/** The parts of a page that leads a game in the teacher's tempo, statement by statement; the host composes them. */
export interface StatementControls {
  tempo: TeacherTempo;
  back: ReactNode;
  menu: ReactNode;
  steps: ReactNode;
  /** What the view brings into the bar: two other arguments, counting hands, or that a question is answered. */
  ofView: ReactNode;
  /** Skips the rest of the statement; from the result on. */
  skip: ReactNode;
  /** The one button that leads. */
  main: ReactNode;
  notice: ReactNode;
  note: ReactNode;
  dialogs: ReactNode;
}

/** `onShowBoard` is given on a phone, and shows the board there. */
export function useStatementControls(screen: LiveScreenProps, onShowBoard?: () => void): StatementControls {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const { locked, devicesAway, talkSeconds = TALK_SECONDS } = session;
  const tempo = useTeacherTempo(screen);
  const { statement, lead, tools, isLast, goBack } = tempo;
  const [isBlank, setBlank] = useState(false);
  const lines = useGameLines(session, commands, onShowBoard);
  const own = useOwnStatement(session, statement, commands);
  const keepOwn = useKeepOwn(session, statement);
  const isPhone = onShowBoard !== undefined;
  const words = useStatementWords(statement, isPhone);
  const question = useQuestionTools(session, statement._id, commands, own.writeFrom);
  const onBoard = [
    ...useBoardLines(session, (view, at) => commands.show(statement._id, view, at)),
    useQuestionsLine(session, commands, statement._id),
  ];
  const keys = useKeys(
    useStatementKeys(
      lead.steps,
      words.background ? [...onBoard, words.background] : onBoard,
      tools.handsLine,
      own.line,
      tools.hasPair,
    ),
  );
  // While hands are counted, a phone has the panel on its page.
  const handsLine = isPhone && tempo.view === 'hands' ? null : tools.handsLine;
  const menu = useMenu(
    [
      { title: t('remote.onBoard'), lines: [...onBoard, words.background, tools.clockLine, handsLine] },
      {
        title: t('menu.game'),
        lines: [
          goBack && { name: 'previous', icon: 'back', label: t('menu.previous'), act: goBack },
          question.toStatement ?? own.line,
          own.changeLine,
          keepOwn,
          lines.devices,
          lines.held,
          lines.door,
          !isLast && { name: 'end', icon: 'flag', label: t('menu.end'), act: lead.endNow },
        ],
      },
      { ...lines.screens, lines: [words.notes, ...lines.screens.lines] },
    ],
    <DashboardLink />,
  );
  useLiveKeys((action) => {
    if (action.do === 'next') lead.main.press();
    else if (action.do === 'step') lead.steps[action.index]?.enter?.();
    else {
      lead.disarm();
      if (action.do === 'previous' || (action.do === 'leave' && !lead.isAtHome)) lead.back?.();
      else if (action.do === 'show') onBoard.find(({ name }) => name === action.view)?.act();
      else if (action.do === 'own') own.line?.act();
      else if (action.do === 'background') words.background?.act();
      else if (action.do === 'fullScreen') toggleFullScreen();
      else if (action.do === 'help') keys.open();
      else if (action.do === 'blank') setBlank(true);
      else if (action.do === 'devices') commands.flip('devicesAway', !devicesAway);
      else tools.act(action);
    }
  });
  const noteId = useId();
  const ofView = question.answered ?? tools.button;
  const { name, isArmed } = lead.main;
  const label = isArmed
    ? t(`lesson.sure.${name === 'voteAgain' || name === 'toResults' ? name : 'few'}`)
    : t(`lesson.do.${name}`, { count: Math.round(talkSeconds / 60) });
  const note = useNote(screen, tempo, label);
  return {
    tempo,
    back: <BackButton onBack={lead.back} />,
    menu: menu.button,
    steps: <LessonSteps steps={lead.steps} />,
    ofView,
    // While hands are counted, nobody wants to be past it.
    skip: lead.skip && tempo.view !== 'hands' && (
      <Button kind="quiet" data-leads="" onClick={lead.skip.press}>
        {t(`lesson.do.${lead.skip.name}`)}
      </Button>
    ),
    main: (
      <MainButton
        main={lead.main}
        busy={commands.busy === 'move' || commands.busy === 'end' || commands.busy === 'step'}
        label={label}
        noteId={note === null ? undefined : noteId}
      />
    ),
    notice: <JoinJumpNotice students={students} locked={locked} commands={commands} />,
    note: note !== null && <ControlsNote id={noteId} text={note} />,
    dialogs: (
      <>
        {menu.dialog}
        {keys.dialog}
        {lines.dialogs}
        {tools.dialogs}
        {own.dialog}
        {words.dialog}
        {isBlank && <Blank onEnd={() => setBlank(false)} />}
      </>
    ),
  };
}

/** What a teacher should know before they press the main button; null if there is nothing. */
function useNote(
  { session, students, writing }: LiveScreenProps,
  { lead, busy, position }: TeacherTempo,
  label: string,
): string | null {
  const { t } = useTranslation('teacher-live');
  const { name, isArmed } = lead.main;
  if (isArmed && name === 'showMoved') return t('lesson.once');
  if (writing > 0 && session.argumentsEnabled) return t('stillWriting', { count: Math.min(writing, students) });
  const asks = lead.step === 'vote' || lead.step === 'again';
  // Who tries it out is led through the first statement: a mark at each of its steps, as soon as the invented class is done.
  if (session.tryOut && position.number === 1 && (!asks || busy === 0)) return t('lesson.pressNow', { button: label });
  if (!asks || busy === 0 || busy >= students) return null;
  return t(`lesson.stillBusy.${session.type}`, { count: busy });
}
