// A seat that is filled stays filled, so that the chart changes little while students join.

import type { Seat } from '#web/ui/core/half-circle.tsx';
import { seatCapacity } from '#web/ui/core/half-circle-layout.ts';

/** The fractional part of the golden ratio: its multiples are spread evenly, so that seats fill all over the chart. */
const STEP = 0.618_034;

/** Returns the order in which `count` seats fill; always the same for one count. */
function fillingOrder(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => ((a * STEP) % 1) - ((b * STEP) % 1) || a - b,
  );
}

function filled(count: number, taken: number, newest: boolean): Seat[] {
  const seats = Array.from({ length: count }, (): Seat => 'empty');
  const order = fillingOrder(count).slice(0, taken);
  for (const at of order) seats[at] = 'filled';
  const last = order.at(-1);
  if (newest && last !== undefined) seats[last] = 'you';
  return seats;
}

export interface SeatLayout {
  seats: Seat[];
  /** How many students one seat stands for. */
  studentsPerSeat: number;
}

/** The lobby: more seats than students, the newest one in yellow. */
export function lobbySeats(students: number): SeatLayout {
  const { seats, studentsPerSeat } = seatCapacity(students);
  return { seats: filled(seats, Math.ceil(students / studentsPerSeat), true), studentsPerSeat };
}

/** A filled seat for each student who answered, of as many seats as students joined. All are filled only when everybody answered. */
export function answeredSeats(students: number, answered: number): SeatLayout {
  if (students === 0) return lobbySeats(0);
  const { studentsPerSeat } = seatCapacity(students);
  const count = Math.ceil(students / studentsPerSeat);
  const taken = answered >= students ? count : Math.floor(answered / studentsPerSeat);
  return { seats: filled(count, answered > 0 ? Math.max(1, taken) : 0, false), studentsPerSeat };
}

/** The answers and the hands: the seats of each option in its colour, side by side. */
export function opinionSeats(options: readonly { color: string; count: number; hands: number }[]): SeatLayout {
  const total = options.reduce((sum, { count, hands }) => sum + count + hands, 0);
  if (total === 0) return lobbySeats(0);
  const { studentsPerSeat } = seatCapacity(total);
  const seats = options.flatMap(({ color, count, hands }) =>
    Array.from({ length: Math.round((count + hands) / studentsPerSeat) }, () => color as Seat),
  );
  return { seats, studentsPerSeat };
}
