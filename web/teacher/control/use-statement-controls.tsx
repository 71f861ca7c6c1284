import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNote } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { GameTools } from './game-tools.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { once, type TeacherTempo, useTeacherTempo } from './use-teacher-tempo.tsx';

interface HostParts {
  /** Further tools of the host, for the whole game. */
  tools?: ReactNode;
  /** Shows the board on a phone. */
  onShowBoard?: () => void;
}

/** The parts of a page that leads a game in the teacher's tempo, statement by statement; the host composes them. */
export interface StatementControls {
  tempo: TeacherTempo;
  back: ReactNode;
  next: ReactNode;
  help: ReactNode;
  notice: ReactNode;
  note: ReactNode;
  /** Says the current statement to screen readers. */
  announcement: ReactNode;
  dialogs: ReactNode;
}

export function useStatementControls(screen: LiveScreenProps, { tools, onShowBoard }: HostParts): StatementControls {
  const { t } = useTranslation('teacher-live');
  const { session, students, writing, commands } = screen;
  const { code, locked } = session;
  const tempo = useTeacherTempo(screen);
  const { position, views, lesson, goOn, goBack } = tempo;
  const projector = useConnectProjector(code);
  const gameTools = (
    <>
      <GameTools session={session} commands={commands} />
      {tools}
    </>
  );
  const help = useHelp(views, lesson.tools, gameTools, {
    onProject: projector.open,
    onEndNow: tempo.onEndNow,
    onShowBoard,
  });
  useLiveKeys((action) => {
    if (action.do === 'next') goOn();
    else if (action.do === 'previous') goBack();
    else if (action.do === 'show') {
      if (views.includes(action.view)) commands.show(action.view);
    } else if (action.do === 'fullScreen') toggleFullScreen();
    else if (action.do === 'help') help.open();
    else if (action.do === 'devices') commands.putDevicesAway(!session.devicesAway);
    else lesson.act(action);
  });
  const noteId = useId();
  const stillWriting =
    writing > 0 && session.argumentsEnabled ? t('stillWriting', { count: Math.min(writing, students) }) : undefined;
  return {
    tempo,
    back: (
      <Button kind="line" disabled={tempo.isFirst} onClick={once(goBack)}>
        <Icon name="back" />
        {t('previous')}
      </Button>
    ),
    next: (
      <Button
        busy={commands.busy === 'move' || commands.busy === 'end'}
        aria-describedby={stillWriting && noteId}
        onClick={once(goOn)}
      >
        {tempo.isLast ? t('toResults') : t('next')}
        <Icon name="forward" />
      </Button>
    ),
    help: help.button,
    notice: <JoinJumpNotice students={students} locked={locked} commands={commands} />,
    note: stillWriting && <ControlsNote id={noteId} text={stillWriting} />,
    announcement: (
      <VisuallyHidden>
        <span role="status">
          {t('nowAt', { number: position.number, total: position.total, text: position.description })}
        </span>
      </VisuallyHidden>
    ),
    dialogs: (
      <>
        {help.dialog}
        {projector.dialog}
        {tempo.dialogs}
      </>
    ),
  };
}
