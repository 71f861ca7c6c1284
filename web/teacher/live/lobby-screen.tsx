import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { settings } from '#web/shell/settings.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { RemoveGameDialog } from '#web/teacher/parts/remove-game-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { Lobby } from './lobby.tsx';
import { LockButton } from './lock-button.tsx';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';

export function LobbyScreen({ session: { code, name, type, tempo, locked }, students, commands }: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const projector = useConnectProjector(code);
  const help = useHelp([], [], null, { onProject: projector.open, onRemove: () => setAsks(true) });
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
  });
  return (
    <>
      <LiveHeader brand={settings.productName}>
        <HeaderNote>{name}</HeaderNote>
        <HeaderNote>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</HeaderNote>
      </LiveHeader>
      <Lobby code={code} locked={locked} students={students} {...joinWith(code)} />
      <LiveControls
        left={
          <>
            <DashboardLink />
            {help.button}
          </>
        }
        middle={
          <Button kind="line" onClick={projector.open}>
            <Icon name="screen" />
            {t('projector.connect')}
          </Button>
        }
        right={
          <>
            <LockButton locked={locked} commands={commands} />
            <Button busy={commands.busy === 'start'} onClick={commands.start}>
              <Icon name="play" />
              {t('start')}
            </Button>
          </>
        }
        failure={commands.failure}
      />
      {help.dialog}
      {projector.dialog}
      {asks && (
        <RemoveGameDialog
          code={code}
          name={name}
          onRemoved={() => navigate('/teacher', { replace: true })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
