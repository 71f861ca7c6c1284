// Everybody at their own tempo: progress, and the results when the teacher decides.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#web/lib/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveControls, ToDashboard } from '#web/widgets/live-controls.tsx';
import { HowToJoin, LiveStrip, StudentCount } from '#web/widgets/live-strip.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { progressOf } from './live-figures.ts';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { ProgressView } from './progress-view.tsx';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';

export function StudentTempoScreen({ session, students, commands }: LiveScreenProps) {
  const { t } = useTranslation('live');
  const { code, statements, studentOpinions } = session;
  const progress = useMemo(() => progressOf(statements, studentOpinions), [statements, studentOpinions]);
  const [asks, setAsks] = useState(false);
  const help = useHelp([]);
  useLiveKeys((action) => {
    if (action.do === 'next') setAsks(true);
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
  });
  const busy = Math.max(0, students - progress.finished);
  return (
    <>
      <LiveStrip brand={settings.productName}>
        <HowToJoin address={joinWith(code).address} code={code} />
        <StudentCount count={students} />
      </LiveStrip>
      <ProgressView progress={progress} students={students} />
      <LiveControls
        left={
          <>
            <ToDashboard />
            {help.button}
          </>
        }
        right={
          <Button busy={commands.busy === 'end'} onClick={() => setAsks(true)}>
            {t('showResults')}
            <Icon name="forward" />
          </Button>
        }
        failure={commands.failure}
      />
      {help.dialog}
      {asks && (
        <Dialog
          title={t('end.titleStudentTempo')}
          cancel={t('end.wait')}
          confirm={t('showResults')}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            commands.end();
          }}
        >
          <p>{busy > 0 ? t('end.stillBusy', { count: busy }) : t('end.allDone')}</p>
        </Dialog>
      )}
    </>
  );
}
