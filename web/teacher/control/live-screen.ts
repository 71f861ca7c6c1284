import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { Commands } from './use-commands.ts';

/** On a phone the page is a remote control, unless the teacher switches to the view of the projector. */
export interface Remote {
  /** Whether it is drawn as a remote control. */
  isOn: boolean;
  /** Switches to the view of the projector; null where that is shown. */
  onShowProjector: (() => void) | null;
}

export interface LiveScreenProps {
  session: VotingSession;
  /** How many joined. */
  students: number;
  /** Whether another device of the owner was connected since. */
  hasOther: boolean;
  /** How many students have typed an argument that is not sent. */
  writing: number;
  commands: Commands;
  remote: Remote;
}
