import { useMemo, useState } from 'react';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { CurrentView } from '#web/teacher/live/views/current-view.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderTag, HowToJoin, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { clockText } from './clock.ts';
import { toggleFullScreen } from './full-screen.ts';
import { HeldCount } from './held-count.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import { VIEWS_IN_ORDER } from './live-keys.ts';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { LockButton } from './lock-button.tsx';
import styles from './teacher-tempo-screen.module.css';
import { useHelp } from './use-help.tsx';
import { useLesson } from './use-lesson.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { ViewSwitch } from './view-switch.tsx';

export function TeacherTempoScreen({ session, students, commands }: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { code, statements, argumentsEnabled } = session;
  const ids = useMemo(() => statements.map(({ _id }) => _id), [statements]);
  const [asks, setAsks] = useState(false);
  const current = session.currentStatement;
  invariant(current !== null, 'in the teacher’s tempo a started session has a current statement');
  const next = neighbourOf(ids, current, 1);
  const previous = neighbourOf(ids, current, -1);
  const views = VIEWS_IN_ORDER.filter((view) => view !== 'group-arguments' || argumentsEnabled);
  const view: LiveView = session.view ?? 'question';
  const statement = statements.find(({ _id }) => _id === current);
  invariant(statement, 'the current statement is one of the session');
  const lesson = useLesson(session, statement, view, commands);

  const goOn = () => (next === null ? setAsks(true) : commands.moveTo(next));
  const goBack = () => previous !== null && commands.moveTo(previous);
  const help = useHelp(views, lesson.tools, <LockButton locked={session.locked} commands={commands} />, {
    onEndNow: next === null ? undefined : () => setAsks(true),
  });
  useLiveKeys((action) => {
    if (action.do === 'next') goOn();
    else if (action.do === 'previous') goBack();
    else if (action.do === 'show') {
      if (views.includes(action.view)) commands.show(action.view);
    } else if (action.do === 'fullScreen') toggleFullScreen();
    else if (action.do === 'help') help.open();
    else lesson.act(action);
  });
  const position = {
    description: statement.description,
    number: ids.indexOf(current) + 1,
    total: ids.length,
  };
  return (
    <>
      <LiveHeader brand={settings.productName}>
        <HowToJoin address={joinWith(code).address} code={code} locked={session.locked} />
        {statement.round > 1 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
        {lesson.clock !== null && view !== 'question' && (
          <HeaderTag icon="clock">{clockText(lesson.clock.seconds)}</HeaderTag>
        )}
        <HeldCount session={session} />
        <StudentCount count={students} />
      </LiveHeader>
      <VisuallyHidden>
        <span role="status">
          {t('nowAt', { number: position.number, total: position.total, text: position.description })}
        </span>
      </VisuallyHidden>
      <CurrentView
        view={view}
        session={session}
        statement={statement}
        position={position}
        students={students}
        clock={lesson.clock}
        commands={commands}
      />
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
          <>
            <span className={styles.tool}>{lesson.button}</span>
            <Button busy={commands.busy === 'move' || commands.busy === 'end'} onClick={once(goOn)}>
              {next === null ? t('toResults') : t('next')}
              <Icon name="forward" />
            </Button>
          </>
        }
        failure={commands.failure}
        notice={<JoinJumpNotice students={students} locked={session.locked} commands={commands} />}
      />
      {help.dialog}
      {lesson.dialogs}
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
          <p>{next === null ? t('end.wasLast') : t('end.early', { count: ids.length - position.number })}</p>
        </Dialog>
      )}
    </>
  );
}

/** Ignores the second click of a double click. */
const once =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
