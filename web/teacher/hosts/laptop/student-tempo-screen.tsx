import { settings } from '#web/shell/settings.ts';
import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { DevicesTag } from '#web/teacher/control/game-tools.tsx';
import { HeldCount } from '#web/teacher/control/held-count.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { useProgressControls } from '#web/teacher/control/use-progress-controls.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';

export function StudentTempoScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const { code, locked } = session;
  const phone = usePhone(code);
  const controls = useProgressControls(screen, { tools: phone.button });
  return (
    <>
      <LiveHeader brand={settings.productName}>
        <HowToJoin address={joinWith(code).address} code={code} locked={locked} />
        {session.tryOut && <TryOutTag />}
        {session.devicesAway && <DevicesTag />}
        <HeldCount session={session} />
        <StudentCount count={students} />
      </LiveHeader>
      <ProgressView progress={controls.progress} students={students} />
      <LiveControls
        left={
          <>
            <DashboardLink />
            {controls.help}
          </>
        }
        right={controls.end}
        failure={commands.failure}
        notice={controls.notice}
      />
      {phone.dialog}
      {controls.dialogs}
    </>
  );
}
