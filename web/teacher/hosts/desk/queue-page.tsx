import { Queue } from '#web/teacher/control/queue.tsx';
import { SecondScreen } from './second-screen.tsx';

export function QueuePage() {
  return <SecondScreen>{(session) => <Queue session={session} />}</SecondScreen>;
}
