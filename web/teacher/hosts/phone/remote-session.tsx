import type { PhoneScreenProps } from './phone-screen.ts';
import { RemoteLobby } from './remote-lobby.tsx';
import { RemoteProgress } from './remote-progress.tsx';
import { RemoteResults } from './remote-results.tsx';
import { RemoteStatement } from './remote-statement.tsx';

/** A phone in the teacher's hand: leads the game and shows nothing of what the class looks at. */
export function RemoteSession(screen: PhoneScreenProps) {
  const { state, tempo } = screen.session;
  if (state === 'results') return <RemoteResults {...screen} />;
  if (state === 'draft') return <RemoteLobby {...screen} />;
  return tempo === 'student' ? <RemoteProgress {...screen} /> : <RemoteStatement {...screen} />;
}
