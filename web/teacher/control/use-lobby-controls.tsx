import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { RemoveGameDialog } from '#web/teacher/parts/remove-game-dialog.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { AbsentNotice } from './absent-notice.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { DevicesButton } from './game-tools.tsx';
import { HoldOffer } from './hold-offer.tsx';
import type { LiveScreenProps } from './live-screen.ts';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { useNewCode } from './use-new-code.tsx';

/** The parts of a page before the start; the host composes them. `onShowBoard` shows the board on a phone. */
export function useLobbyControls(
  { session, hasOther, commands }: LiveScreenProps,
  onShowBoard?: () => void,
): { start: ReactNode; help: ReactNode; notice: ReactNode; dialogs: ReactNode } {
  const { t } = useTranslation('teacher-live');
  const { code, name, devicesAway } = session;
  const leave = useLeaveGame();
  const [asks, setAsks] = useState(false);
  const projector = useConnectProjector(code);
  const newCode = useNewCode(session);
  const help = useHelp([], [], <DevicesButton away={devicesAway} commands={commands} />, {
    onProject: projector.open,
    onRemove: () => setAsks(true),
    onNewCode: session.tryOut || readOneGame() !== null ? undefined : newCode.ask,
    onShowBoard,
  });
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
    if (action.do === 'devices') commands.putDevicesAway(!devicesAway);
  });
  return {
    start: (
      <Button busy={commands.busy === 'start'} onClick={commands.start}>
        <Icon name="play" />
        {t('start')}
      </Button>
    ),
    help: help.button,
    notice: (
      <>
        {!session.tryOut && <AbsentNotice code={code} commands={commands} />}
        <HoldOffer session={session} hasOther={hasOther} commands={commands} />
      </>
    ),
    dialogs: (
      <>
        {help.dialog}
        {projector.dialog}
        {newCode.dialog}
        {asks && <RemoveGameDialog code={code} name={name} onRemoved={leave} onClose={() => setAsks(false)} />}
      </>
    ),
  };
}
