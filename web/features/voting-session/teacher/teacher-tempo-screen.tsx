// The teacher sets the tempo: one statement at a time, in four views, back and forth, and at the end the results.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { settings } from '#web/lib/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LiveControls } from '#web/widgets/live-controls.tsx';
import { HowToJoin, LiveStrip, StudentCount } from '#web/widgets/live-strip.tsx';
import { CurrentView } from './current-view.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { VIEWS_IN_ORDER } from './live-keys.ts';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { ViewSwitch } from './view-switch.tsx';

export function TeacherTempoScreen({ session, students, commands }: LiveScreenProps) {
  const { t } = useTranslation('live');
  const { code, statements, argumentsEnabled } = session;
  const ids = useMemo(() => statements.map(({ _id }) => _id), [statements]);
  const [asks, setAsks] = useState(false);
  const current = session.currentStatement ?? ids[0] ?? '';
  const next = neighbourOf(ids, current, 1);
  const previous = neighbourOf(ids, current, -1);
  const views = VIEWS_IN_ORDER.filter((view) => view !== 'group-arguments' || argumentsEnabled);
  const view: LiveView = session.view ?? 'question';

  const goOn = () => (next === null ? setAsks(true) : commands.moveTo(next));
  const goBack = () => previous !== null && commands.moveTo(previous);
  const help = useHelp(views, next === null ? undefined : () => setAsks(true));
  useLiveKeys((action) => {
    if (action.do === 'next') goOn();
    if (action.do === 'previous') goBack();
    if (action.do === 'show' && views.includes(action.view)) commands.show(action.view);
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
  });
  const place = {
    description: statements.find(({ _id }) => _id === current)?.description ?? '',
    number: ids.indexOf(current) + 1,
    total: ids.length,
  };
  return (
    <>
      <LiveStrip brand={settings.productName}>
        <HowToJoin address={joinWith(code).address} code={code} />
        <StudentCount count={students} />
      </LiveStrip>
      <VisuallyHidden>
        <span role="status">{t('nowAt', { number: place.number, total: place.total, text: place.description })}</span>
      </VisuallyHidden>
      <CurrentView view={view} session={session} statementId={current} place={place} students={students} />
      <LiveControls
        left={
          <>
            <Button kind="line" disabled={previous === null} onClick={once(goBack)}>
              <Icon name="back" />
              {t('previous')}
            </Button>
            {help.button}
          </>
        }
        middle={<ViewSwitch views={views} current={view} onShow={commands.show} />}
        right={
          <Button busy={commands.busy === 'move' || commands.busy === 'end'} onClick={once(goOn)}>
            {next === null ? t('toResults') : t('next')}
            <Icon name="forward" />
          </Button>
        }
        failure={commands.failure}
      />
      {help.dialog}
      {asks && (
        <Dialog
          title={t('end.title')}
          cancel={t('end.back')}
          confirm={t('toResults')}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            commands.end();
          }}
        >
          <p>{next === null ? t('end.wasLast') : t('end.early', { count: ids.length - place.number })}</p>
        </Dialog>
      )}
    </>
  );
}

/** The second click of a double click means nothing. */
const once =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
