import { SecondScreen } from '#web/teacher/live/second-screen.tsx';
import { Queue } from './queue.tsx';

export function QueuePage() {
  return <SecondScreen>{(session) => <Queue session={session} />}</SecondScreen>;
}
