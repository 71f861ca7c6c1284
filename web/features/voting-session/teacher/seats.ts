// Which seats of the half circle are taken: pure, so that the picture stays calm while a class comes in.

import type { Seat } from '#web/ui/half-circle.tsx';
import { seatCapacity } from '#web/ui/half-circle-layout.ts';

/** The golden ratio's fraction: steps of it never come near an earlier one, so that seats fill all over the hall. */
const STEP = 0.618_034;

/** In which order so many seats fill. The same number gives the same order. */
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

export interface Hall {
  seats: Seat[];
  /** How many students one seat stands for. */
  studentsPerSeat: number;
}

/** The lobby: room for more than came, the newest one in yellow. */
export function lobbyHall(students: number): Hall {
  const { seats, studentsPerSeat } = seatCapacity(students);
  return { seats: filled(seats, Math.ceil(students / studentsPerSeat), true), studentsPerSeat };
}

/** Who answered: as many seats as students joined. All are filled only when everybody answered. */
export function answersHall(students: number, answered: number): Hall {
  if (students === 0) return lobbyHall(0);
  const { studentsPerSeat } = seatCapacity(students);
  const count = Math.ceil(students / studentsPerSeat);
  const taken = answered >= students ? count : Math.floor(answered / studentsPerSeat);
  return { seats: filled(count, answered > 0 ? Math.max(1, taken) : 0, false), studentsPerSeat };
}

/** What they answered: each opinion's seats in its colour, beside each other. */
export function opinionsHall(options: readonly { color: string; count: number }[]): Hall {
  const total = options.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return lobbyHall(0);
  const { studentsPerSeat } = seatCapacity(total);
  const seats = options.flatMap(({ color, count }) =>
    Array.from({ length: Math.round(count / studentsPerSeat) }, () => color as Seat),
  );
  return { seats, studentsPerSeat };
}
