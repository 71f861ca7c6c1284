import type { GameType, State } from './voting-session.ts';

/** The data on a game's page before anybody has joined: the same for everybody who opens it. */
export interface OpenedGame {
  name: string;
  type: GameType;
  state: State;
  argumentsEnabled: boolean;
  /** The current statement of a debate in the teacher's tempo; null if a student sees something else first. */
  statement: { description: string; number: number; total: number } | null;
}
