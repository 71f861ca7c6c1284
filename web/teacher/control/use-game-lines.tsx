import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { HeldDialog } from './held-dialog.tsx';
import { LETTER } from './live-keys.ts';
import type { MenuGroup, MenuLine } from './menu.tsx';
import type { Commands } from './use-commands.ts';
import { usePhone } from './use-phone.tsx';
import { useWaitingTexts } from './use-waiting-texts.ts';

interface GameLines {
  devices: MenuLine;
  door: MenuLine;
  /** On a laptop, in a game in which arguments or questions wait. */
  held: MenuLine | null;
  screens: MenuGroup;
  /** Connects the teacher's phone; nothing on such a phone. */
  phoneButton: ReactNode;
  dialogs: ReactNode;
}

/** The lines of the menu that every page of a game has. `onShowBoard` is given on a phone, and shows the board there. */
export function useGameLines(session: VotingSession, commands: Commands, onShowBoard?: () => void): GameLines {
  const { t } = useTranslation('teacher-live');
  const { code, locked, devicesAway } = session;
  const projector = useConnectProjector(code);
  const phone = usePhone(code);
  const waiting = useWaitingTexts(session);
  const [asksWhere, setAsksWhere] = useState(false);
  const isPhone = onShowBoard !== undefined;
  return {
    devices: {
      name: 'devices',
      icon: 'phone',
      label: devicesAway ? t('devices.back') : t('devices.away'),
      key: LETTER.devices,
      act: () => commands.flip('devicesAway', !devicesAway),
    },
    door: {
      name: 'door',
      icon: locked ? 'unlock' : 'lock',
      label: locked ? t('lock.unlock') : t('lock.lock'),
      act: () => commands.flip('locked', !locked),
    },
    held:
      waiting && !isPhone
        ? {
            name: 'held',
            icon: 'eye',
            label: t(waiting.hasQuestions ? 'menu.heldTexts' : 'menu.held', { count: waiting.held }),
            act: () => setAsksWhere(true),
          }
        : null,
    screens: {
      title: t('menu.screens'),
      lines: [
        !isPhone && phone.mayConnect && { name: 'phone', icon: 'phone', label: phone.label, act: phone.open },
        { name: 'projector', icon: 'screen', label: t('projector.connect'), act: projector.open },
        isPhone
          ? { name: 'board', icon: 'fullScreen', label: t('remote.showProjector'), act: onShowBoard }
          : {
              name: 'fullScreen',
              icon: 'fullScreen',
              label: t('fullScreen'),
              key: LETTER.fullScreen,
              act: toggleFullScreen,
            },
      ],
    },
    phoneButton: phone.button,
    dialogs: (
      <>
        {projector.dialog}
        {phone.dialog}
        {asksWhere && (
          <HeldDialog
            code={code}
            onPhone={phone.mayConnect ? phone.open : undefined}
            onClose={() => setAsksWhere(false)}
          />
        )}
      </>
    ),
  };
}
