// The minutes of a lesson: one table, for whatever names them.
import type { GameType } from './voting-session.ts';

/** How long a class talks, in seconds, before its teacher has chosen. */
export const TALK_SECONDS = 300;

/** Minutes of the parts of a lesson: a statement is thought about, voted on, talked about and voted on again. */
export const MINUTES = {
  join: 3,
  statement: 15,
  partyStatement: 10,
  ballot: 6,
  seats: 8,
  end: 5,
  shortEnd: 2,
} as const;

/** How long lessons are; a school's hour is 50. */
const LESSONS = [20, 50, 100] as const;
const HOUR = 50;

export const statementMinutes = (type: GameType): number =>
  type === 'party' ? MINUTES.partyStatement : MINUTES.statement;

/** The parts of a game that take time. */
export interface TimedGame {
  type: GameType;
  statements: number;
  /** Whether the class votes for parties. */
  hasBallot: boolean;
}

/** How many ballots a game has time for: one with a single statement, which only a class that continues plays. */
export const ballotsTimed = ({ statements, hasBallot }: TimedGame): 0 | 1 | 2 => {
  if (!hasBallot) return 0;
  return statements > 1 ? 2 : 1;
};

/** How many of the statements have a time. */
export const statementsTimed = (game: TimedGame): number => (ballotsTimed(game) === 1 ? 0 : game.statements);

/** The minutes of a game with the shortest possible end. */
const leastMinutes = (game: TimedGame): number =>
  MINUTES.join +
  statementsTimed(game) * statementMinutes(game.type) +
  ballotsTimed(game) * (MINUTES.ballot + MINUTES.seats) +
  MINUTES.shortEnd;

export interface LessonPlan {
  /** The minutes of the whole lesson. */
  minutes: number;
  /** The minutes of its end, which is short if there is no time for more. */
  end: number;
}

/** The shortest lesson that a game fits into; beyond the longest one as many hours as it takes. */
export function lessonPlan(game: TimedGame): LessonPlan {
  const least = leastMinutes(game);
  const minutes = LESSONS.find((length) => length >= least) ?? Math.ceil(least / HOUR) * HOUR;
  return { minutes, end: Math.min(MINUTES.end, minutes - least + MINUTES.shortEnd) };
}

/** How many hours a game takes, rounded up to halves; at least a half. */
export const lessonsFor = (game: TimedGame): number => Math.max(1, Math.ceil((leastMinutes(game) * 2) / HOUR)) / 2;
