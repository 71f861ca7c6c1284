import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { RemoveGameDialog } from '#web/teacher/parts/remove-game-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
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
  const help = useHelp([], [], null, { onRemove: () => setAsks(true) });
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
