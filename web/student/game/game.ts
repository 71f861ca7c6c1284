import type { Party } from '#shared/contract/party.ts';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import type { StudentPhase } from './student-phase.ts';

export interface Game {
  session: LiveSession;
  /** The student of a shared device who plays; absent on a student's own device. */
  clientId: string | undefined;
  /** The difficult words to explain in statements; none when the game has them off. */
  words: readonly DifficultWord[];
  /** The party that is played, once it is known. */
  party: Party | null;
  /** Whether the party may still be changed. */
  partyIsOpen: boolean;
  /** Null skips the statement, or leaves its argument as it is. */
  answer: (statementId: string, opinion: string | null, comment: string | null) => void;
  /** Opens the answer to a statement again; null leaves it as it was. */
  change: (statementId: string | null) => void;
  /** In the student's own tempo: to the statement of that number; beyond the last one to the end. */
  goTo: (number: number) => void;
  /** Opens or closes the question how many students share this device. */
  share: (asks: boolean) => void;
  chooseParty: (partyId: string | null) => void;
}

export type PhaseName = StudentPhase['name'];

/** The props of the screen for a phase. */
export interface ScreenProps<Name extends PhaseName> {
  phase: Extract<StudentPhase, { name: Name }>;
  game: Game;
}
