import { type ReactNode, useState } from 'react';
import { archiveDraft } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { AbsentNotice } from './absent-notice.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HoldOffer } from './hold-offer.tsx';
import { useKeys } from './keys-dialog.tsx';
import { LETTER } from './live-keys.ts';
import type { LiveScreenProps } from './live-screen.ts';
import { useMenu } from './menu.tsx';
import { useGameLines } from './use-game-lines.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { useNewCode } from './use-new-code.tsx';
import { useOwnInLobby } from './use-own-in-lobby.tsx';

/** The parts of a page before the start; the host composes them. `onShowBoard` shows the board on a phone. */
export function useLobbyControls(
  { session, students, hasOther, commands }: LiveScreenProps,
  onShowBoard?: () => void,
): { start: ReactNode; phoneButton: ReactNode; menu: ReactNode; notice: ReactNode; dialogs: ReactNode } {
  const { t } = useTranslation('teacher-live');
  const { code, name, devicesAway } = session;
  const leave = useLeaveGame();
  const [asks, setAsks] = useState(false);
  const lines = useGameLines(session, commands, onShowBoard);
  const own = useOwnInLobby(session);
  const newCode = useNewCode(session);
  const keys = useKeys([
    { keys: ['→', t('keys.pageDown')], does: t('start') },
    ...(own.line ? [{ keys: [LETTER.own], does: own.line.label }] : []),
    { keys: [LETTER.devices], does: t('devices.key') },
    { keys: [LETTER.fullScreen], does: t('fullScreen') },
    { keys: ['?'], does: t('keys.title') },
  ]);
  const menu = useMenu(
    [
      {
        title: t('menu.game'),
        lines: [
          own.line,
          lines.door,
          lines.devices,
          !(session.tryOut || readOneGame() !== null) && {
            name: 'newCode',
            icon: 'retry',
            label: t('newCode.button'),
            act: newCode.ask,
          },
          { name: 'remove', icon: 'bin', label: t('help.remove'), isDangerous: true, act: () => setAsks(true) },
        ],
      },
      lines.screens,
    ],
    <DashboardLink />,
  );
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') keys.open();
    if (action.do === 'own') own.line?.act();
    if (action.do === 'devices') commands.flip('devicesAway', !devicesAway);
  });
  return {
    start: (
      <Button busy={commands.busy === 'start'} onClick={commands.start}>
        <Icon name="play" />
        {students > 0 ? t('startWith', { count: students }) : t('start')}
      </Button>
    ),
    phoneButton: lines.phoneButton,
    menu: menu.button,
    // In a try-out nobody leaves, and the windows are no other devices.
    notice: !session.tryOut && (
      <>
        <AbsentNotice code={code} commands={commands} />
        <HoldOffer session={session} hasOther={hasOther} commands={commands} />
      </>
    ),
    dialogs: (
      <>
        {menu.dialog}
        {keys.dialog}
        {lines.dialogs}
        {own.dialog}
        {newCode.dialog}
        {asks && (
          <RemoveDialog
            of="open"
            name={name}
            remove={() => archiveDraft(code)}
            onRemoved={leave}
            onClose={() => setAsks(false)}
          />
        )}
      </>
    ),
  };
}
