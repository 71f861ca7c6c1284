import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { Commands } from './use-commands.ts';

/** What every host gets of a game that it leads. */
export interface LiveScreenProps {
  session: VotingSession;
  /** How many joined. */
  students: number;
  /** Whether another device of the owner was connected since. */
  hasOther: boolean;
  /** How many students have typed an argument that is not sent. */
  writing: number;
  commands: Commands;
}
