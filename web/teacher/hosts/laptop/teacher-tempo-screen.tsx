import { clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { drawsStatement, StatementAnnounced, StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { useStatementControls } from '#web/teacher/control/use-statement-controls.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import {
  Brand,
  DevicesTag,
  HeaderTag,
  HowToJoin,
  LiveHeader,
  StudentCount,
  TryOutTag,
} from '#web/teacher/parts/live-header.tsx';
import { CurrentView } from './current-view.tsx';

export function TeacherTempoScreen(screen: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const { code } = session;
  const { tempo, ...controls } = useStatementControls(screen);
  const { statement, position, view, tools, lead } = tempo;
  const isLarge = drawsStatement(view, session.pair ?? null);
  return (
    <>
      <StatementAnnounced position={position} step={lead.step === 'vote' ? null : t(`lesson.step.${lead.step}`)} />
      <LiveHeader brand={<Brand />} lead={!isLarge && <StatementStrip position={position} />}>
        <HowToJoin address={joinWith(code).address} code={code} locked={session.locked} />
        {session.tryOut && <TryOutTag />}
        {statement.round > 1 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
        {tools.clock !== null && !isLarge && <HeaderTag icon="clock">{clockText(tools.clock.seconds)}</HeaderTag>}
        {session.devicesAway && <DevicesTag />}
        <StudentCount count={students} />
      </LiveHeader>
      <CurrentView
        view={view}
        session={session}
        statement={statement}
        position={position}
        students={students}
        clock={tools.clock}
        commands={commands}
      />
      <LiveControls
        left={
          <>
            {controls.back}
            {controls.menu}
            {controls.ofView}
          </>
        }
        middle={controls.steps}
        right={
          <>
            {controls.skip}
            {controls.main}
          </>
        }
        failure={commands.failure}
        notice={controls.notice}
        note={controls.note}
      />
      {controls.dialogs}
    </>
  );
}
