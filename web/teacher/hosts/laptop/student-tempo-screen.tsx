import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useOwnTempo } from '#web/teacher/control/use-live.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { Brand, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { OwnersHeader } from './owners-header.tsx';

export function StudentTempoScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const live = useOwnTempo(screen);
  const controls = useControls(live);
  return (
    <>
      <LiveHeader brand={<Brand />}>
        <OwnersHeader session={session} students={students} waiting={live.waiting} controls={controls} />
      </LiveHeader>
      <ProgressView progress={live.progress} students={students} />
      <LiveControls left={controls.more} right={controls.main} failure={commands.failure} note={controls.note} />
      {controls.dialogs}
    </>
  );
}
