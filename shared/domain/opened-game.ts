import type { GameType, State } from './voting-session.ts';

/** What the page of a game says before anybody has joined: the same for everybody who opens it. */
export interface OpenedGame {
  name: string;
  type: GameType;
  state: State;
  argumentsEnabled: boolean;
  /** What a debate in the teacher's tempo asks first; null if a student sees something else before. */
  statement: { description: string; number: number; total: number } | null;
}
