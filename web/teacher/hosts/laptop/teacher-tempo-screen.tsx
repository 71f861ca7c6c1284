import { clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { drawsStatement, StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import { DevicesTag } from '#web/teacher/control/game-tools.tsx';
import { HeldCount } from '#web/teacher/control/held-count.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { useStatementControls } from '#web/teacher/control/use-statement-controls.tsx';
import { ViewSwitch } from '#web/teacher/control/view-switch.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderTag, HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { CurrentView } from './current-view.tsx';
import styles from './teacher-tempo-screen.module.css';

export function TeacherTempoScreen(screen: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const { code } = session;
  const phone = usePhone(code);
  const { tempo, ...controls } = useStatementControls(screen, { tools: phone.button });
  const { statement, position, view, views, lesson } = tempo;
  return (
    <>
      {controls.announcement}
      <LiveHeader brand={settings.productName} lead={!drawsStatement(view) && <StatementStrip position={position} />}>
        <HowToJoin address={joinWith(code).address} code={code} locked={session.locked} />
        {session.tryOut && <TryOutTag />}
        {statement.round > 1 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
        {lesson.clock !== null && view !== 'question' && (
          <HeaderTag icon="clock">{clockText(lesson.clock.seconds)}</HeaderTag>
        )}
        {session.devicesAway && <DevicesTag />}
        <HeldCount session={session} />
        <StudentCount count={students} />
      </LiveHeader>
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
            {controls.back}
            {controls.help}
          </>
        }
        middle={<ViewSwitch views={views} current={view} onShow={commands.show} />}
        right={
          <>
            <span className={styles.tool}>{lesson.button}</span>
            {controls.next}
          </>
        }
        failure={commands.failure}
        notice={controls.notice}
        note={controls.note}
      />
      {phone.dialog}
      {controls.dialogs}
    </>
  );
}
