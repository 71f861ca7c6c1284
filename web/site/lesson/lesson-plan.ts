import { lessonPlan, MINUTES, TALK_SECONDS } from '#shared/domain/lesson-time.ts';
import type { Seat } from '#web/ui/core/half-circle.tsx';

/** A number of students for which the half circle has no gaps. */
const COUNT = 19;
const AGREES = '#2f6fde';
const NEUTRAL = '#98a2a0';
const DISAGREES = '#e4632d';

const seats = (seatAt: (at: number) => Seat): readonly Seat[] => Array.from({ length: COUNT }, (_, at) => seatAt(at));

/** The first vote, in the order of the seats. */
const MIXED: readonly Seat[] = [AGREES, DISAGREES, NEUTRAL, AGREES, DISAGREES];
const atFirst = (at: number): Seat => MIXED[(at * 3) % MIXED.length] ?? 'empty';

const [VOTE, LOOK, TALK] = [2, 2, TALK_SECONDS / 60];

/** The steps of one statement, in the words of the board, and how many minutes each takes. */
export const STEPS = [
  { name: 'vote', minutes: VOTE, seats: seats((at) => (at % 4 === 3 ? 'empty' : 'filled')) },
  { name: 'look', minutes: LOOK, seats: seats((at) => (at < 8 ? AGREES : at < 12 ? NEUTRAL : DISAGREES)) },
  { name: 'talk', minutes: TALK, seats: seats(atFirst) },
  {
    name: 'again',
    minutes: MINUTES.statement - VOTE - LOOK - TALK,
    seats: seats((at) => (at < 9 ? AGREES : at < 11 ? NEUTRAL : DISAGREES)),
  },
] as const;

/** A lesson with that many statements, part by part. */
const planOf = <One extends string, End extends string>(statements: number, one: One, last: End) => {
  const { minutes, end } = lessonPlan({ type: 'debate', statements, hasBallot: false });
  return {
    minutes,
    parts: [
      { minutes: MINUTES.join, what: 'start' },
      { minutes: statements * MINUTES.statement, what: one },
      { minutes: end, what: last },
    ],
  } as const;
};

export const SHORT_PLAN = planOf(1, 'one', 'quickEnd');
export const LONG_PLAN = planOf(3, 'three', 'end');
