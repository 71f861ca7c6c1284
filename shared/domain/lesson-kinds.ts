// What a lesson can be, without the rule that picks its statements.
import type { GameType } from './voting-session.ts';

/** So many statements make a lesson. */
export const PICKED = 3;

/** One statement, three of them, a party game; an election alone, or before and after three statements. */
export const LESSON_KINDS = ['one', 'three', 'party', 'election', 'longElection'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** What a teacher picks from: kinds that differ by their length are one. */
export const LESSON_CARDS: readonly (readonly LessonKind[])[] = [
  ['one'],
  ['three'],
  ['party'],
  ['election', 'longElection'],
];

/** What sort of game a lesson is. */
export const lessonGame = (kind: LessonKind): { type: GameType; hasBallot: boolean } => ({
  type: kind === 'party' ? 'party' : 'debate',
  hasBallot: kind === 'election' || kind === 'longElection',
});
