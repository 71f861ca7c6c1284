import { STATEMENT_MINUTES } from '#shared/domain/lesson-time.ts';
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

/** The five steps of one statement, and how long each takes. */
export const STEPS = [
  { name: 'think', minutes: 1, seats: seats(() => 'empty') },
  { name: 'vote', minutes: 1, seats: seats((at) => (at % 4 === 3 ? 'empty' : 'filled')) },
  { name: 'talk', minutes: 5, seats: seats(atFirst) },
  { name: 'again', minutes: 1, seats: seats(() => 'filled') },
  { name: 'together', minutes: 7, seats: seats((at) => (at < 9 ? AGREES : at < 11 ? NEUTRAL : DISAGREES)) },
] as const;

export const SHORT_PLAN = [
  { minutes: 3, what: 'start' },
  { minutes: STATEMENT_MINUTES, what: 'one' },
  { minutes: 2, what: 'quickEnd' },
] as const;

export const LONG_PLAN = [
  { minutes: 3, what: 'start' },
  { minutes: 3 * STATEMENT_MINUTES, what: 'three' },
  { minutes: 2, what: 'end' },
] as const;
