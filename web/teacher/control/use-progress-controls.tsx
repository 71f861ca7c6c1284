import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type Progress, progressOf } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { GameTools } from './game-tools.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';

interface HostParts {
  /** Further tools of the host, for the whole game. */
  tools?: ReactNode;
  /** Shows the board on a phone. */
  onShowBoard?: () => void;
}

/** The parts of a page that leads a game in the students' own tempo; the host composes them. */
export interface ProgressControls {
  progress: Progress;
  end: ReactNode;
  help: ReactNode;
  notice: ReactNode;
  dialogs: ReactNode;
}

export function useProgressControls(
  { session, students, commands }: LiveScreenProps,
  { tools, onShowBoard }: HostParts,
): ProgressControls {
  const { t } = useTranslation('teacher-live');
  const { code, type, locked, devicesAway } = session;
  const isDebate = type === 'debate';
  const { data: figures } = useQuery(figuresQuery(code));
  const progress = progressOf(session.statements, figures);
  const [open, setOpen] = useState<'end' | 'hands' | null>(null);
  const projector = useConnectProjector(code);
  const gameTools = (
    <>
      {isDebate && (
        <Button kind="line" aria-keyshortcuts="H" onClick={() => setOpen('hands')}>
          <Icon name="people" />
          {t('hands.title')}
        </Button>
      )}
      <GameTools session={session} commands={commands} />
      {tools}
    </>
  );
  const help = useHelp([], [], gameTools, { onProject: projector.open, onShowBoard });
  useLiveKeys((action) => {
    if (action.do === 'next') setOpen('end');
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
    if (action.do === 'hands' && isDebate) setOpen('hands');
    if (action.do === 'devices') commands.putDevicesAway(!devicesAway);
  });
  const busy = Math.max(0, students - progress.finished);
  const close = () => setOpen(null);
  return {
    progress,
    end: (
      <Button busy={commands.busy === 'end'} onClick={() => setOpen('end')}>
        {t('showResults')}
        <Icon name="forward" />
      </Button>
    ),
    help: help.button,
    notice: <JoinJumpNotice students={students} locked={locked} commands={commands} />,
    dialogs: (
      <>
        {help.dialog}
        {projector.dialog}
        {open === 'hands' && (
          <HandsDialog session={session} statement={null} isProjected={onShowBoard === undefined} onClose={close} />
        )}
        {open === 'end' && (
          <Dialog
            title={t('end.titleStudentTempo')}
            cancel={t('end.wait')}
            confirm={t('showResults')}
            onCancel={close}
            onConfirm={() => {
              close();
              commands.end();
            }}
          >
            <p>
              {students === 0 ? t('end.nobody') : busy > 0 ? t('end.stillBusy', { count: busy }) : t('end.allDone')}
            </p>
          </Dialog>
        )}
      </>
    ),
  };
}
