import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { type Progress, progressOf } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HandsDialog } from './hands-dialog.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import { useKeys } from './keys-dialog.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { useMenu } from './menu.tsx';
import { useGameLines } from './use-game-lines.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { useQuestionsSwitch } from './use-questions-line.ts';

/** The parts of a page that leads a game in the students' own tempo; the host composes them. `onShowBoard` shows the board on a phone. */
export interface ProgressControls {
  progress: Progress;
  end: ReactNode;
  menu: ReactNode;
  notice: ReactNode;
  dialogs: ReactNode;
}

export function useProgressControls(
  { session, students, commands }: LiveScreenProps,
  onShowBoard?: () => void,
): ProgressControls {
  const { t } = useTranslation('teacher-live');
  const { code, type, locked, devicesAway } = session;
  const isDebate = type === 'debate';
  const { data: figures } = useQuery(figuresQuery(code));
  const progress = progressOf(session.statements, figures);
  const [open, setOpen] = useState<'end' | 'hands' | null>(null);
  const lines = useGameLines(session, commands, onShowBoard);
  const questions = useQuestionsSwitch(session, commands);
  const keys = useKeys([
    { keys: ['→', 'PgDn'], does: t('showResults') },
    ...(isDebate ? [{ keys: ['H'], does: t('hands.title') }] : []),
    { keys: ['Q'], does: questions.label },
    { keys: ['W'], does: t('devices.key') },
    { keys: ['F'], does: t('fullScreen') },
    { keys: ['?'], does: t('keys.title') },
  ]);
  const menu = useMenu(
    [
      {
        title: t('menu.game'),
        lines: [
          isDebate && {
            name: 'hands',
            icon: 'people',
            label: t('hands.title'),
            key: 'H',
            act: () => setOpen('hands'),
          },
          questions,
          lines.devices,
          lines.held,
          lines.door,
        ],
      },
      lines.screens,
    ],
    <DashboardLink />,
  );
  useLiveKeys((action) => {
    if (action.do === 'next') setOpen('end');
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') keys.open();
    if (action.do === 'hands' && isDebate) setOpen('hands');
    if (action.do === 'show' && action.view === 'questions') questions.act();
    if (action.do === 'devices') commands.flip('devicesAway', !devicesAway);
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
    menu: menu.button,
    notice: <JoinJumpNotice students={students} locked={locked} commands={commands} />,
    dialogs: (
      <>
        {menu.dialog}
        {keys.dialog}
        {lines.dialogs}
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
