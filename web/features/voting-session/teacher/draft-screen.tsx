// The lobby with its controls: students come in until the teacher starts.
import { useTranslation } from 'react-i18next';
import { settings } from '#web/lib/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveControls, ToDashboard } from '#web/widgets/live-controls.tsx';
import { LiveStrip, StripNote } from '#web/widgets/live-strip.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { Lobby } from './lobby.tsx';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';

export function DraftScreen({ session: { code, name, type, tempo }, students, commands }: LiveScreenProps) {
  const { t } = useTranslation('live');
  const help = useHelp([]);
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
  });
  return (
    <>
      <LiveStrip brand={settings.productName}>
        <StripNote>{name}</StripNote>
        <StripNote>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</StripNote>
      </LiveStrip>
      <Lobby code={code} students={students} {...joinWith(code)} />
      <LiveControls
        left={
          <>
            <ToDashboard />
            {help.button}
          </>
        }
        right={
          <Button busy={commands.busy === 'start'} onClick={commands.start}>
            <Icon name="play" />
            {t('start')}
          </Button>
        }
        failure={commands.failure}
      />
      {help.dialog}
    </>
  );
}
