import { Queue } from '#web/teacher/control/queue.tsx';
import { SecondScreen } from '#web/teacher/live/second-screen.tsx';

export function QueuePage() {
  return <SecondScreen>{(session) => <Queue session={session} />}</SecondScreen>;
}
