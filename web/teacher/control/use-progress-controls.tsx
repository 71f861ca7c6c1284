import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNotice, DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { type Progress, progressOf } from '#web/teacher/parts/live-figures.ts';
import { toggleFullScreen } from './full-screen.ts';
import { HandsDialog } from './hands-dialog.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import { useKeys } from './keys-dialog.tsx';
import { LETTER } from './live-keys.ts';
import type { LiveScreenProps } from './live-screen.ts';
import { MainButton } from './main-button.tsx';
import { useMenu } from './menu.tsx';
import { useArming } from './use-arming.ts';
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
  const busy = Math.max(0, students - progress.finished);
  const isDone = students > 0 && busy === 0;
  const [countsHands, setCountsHands] = useState(false);
  const { armed, press, disarm } = useArming<'toResults'>('');
  const isArmed = armed !== null;
  const end = () => press({ name: 'toResults', arms: true, run: commands.end });
  const whatEnds = () => {
    if (students === 0) return t('end.nobody');
    return busy > 0 ? t('end.stillBusy', { count: busy }) : t('end.allDone');
  };
  const lines = useGameLines(session, commands, onShowBoard);
  const questions = useQuestionsSwitch(session, commands);
  const keys = useKeys([
    { keys: ['→', t('keys.pageDown')], does: t('showResults') },
    ...(isDebate ? [{ keys: [LETTER.hands], does: t('hands.title') }] : []),
    { keys: [LETTER.questions], does: questions.label },
    { keys: [LETTER.devices], does: t('devices.key') },
    { keys: [LETTER.fullScreen], does: t('fullScreen') },
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
            key: LETTER.hands,
            act: () => setCountsHands(true),
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
    if (action.do === 'next') end();
    else disarm();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') keys.open();
    if (action.do === 'hands' && isDebate) setCountsHands(true);
    if (action.do === 'show' && action.view === 'questions') questions.act();
    if (action.do === 'devices') commands.flip('devicesAway', !devicesAway);
  });
  return {
    progress,
    end: (
      <MainButton
        main={{ isArmed, isAwake: isArmed || isDone, press: end }}
        busy={commands.busy === 'end'}
        label={isArmed ? t('lesson.sure.toResults') : t('showResults')}
      />
    ),
    menu: menu.button,
    notice: (
      <>
        {isArmed && <ControlsNotice text={whatEnds()} />}
        <JoinJumpNotice students={students} locked={locked} commands={commands} />
      </>
    ),
    dialogs: (
      <>
        {menu.dialog}
        {keys.dialog}
        {lines.dialogs}
        {countsHands && <HandsDialog session={session} statement={null} onClose={() => setCountsHands(false)} />}
      </>
    ),
  };
}
