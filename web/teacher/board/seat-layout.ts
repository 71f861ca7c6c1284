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

function filled(count: number, taken: number): Seat[] {
  const seats = Array.from({ length: count }, (): Seat => 'empty');
  for (const at of fillingOrder(count).slice(0, taken)) seats[at] = 'filled';
  return seats;
}

export interface SeatLayout {
  seats: Seat[];
  /** How many students one seat represents. */
  studentsPerSeat: number;
}

/** The lobby: more seats than students. */
export function lobbySeats(students: number): SeatLayout {
  const { seats, studentsPerSeat } = seatCapacity(students);
  return { seats: filled(seats, Math.ceil(students / studentsPerSeat)), studentsPerSeat };
}

/** A filled seat for each student who answered, of as many seats as students joined. All are filled only when everybody answered. */
export function answeredSeats(students: number, answered: number): SeatLayout {
  if (students === 0) return lobbySeats(0);
  const { studentsPerSeat } = seatCapacity(students);
  const count = Math.ceil(students / studentsPerSeat);
  const taken = answered >= students ? count : Math.floor(answered / studentsPerSeat);
  return { seats: filled(count, answered > 0 ? Math.max(1, taken) : 0), studentsPerSeat };
}
