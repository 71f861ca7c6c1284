// How a new result appears: option by option, in the same time whatever the size of the class. Times are in milliseconds.

/** All of it, until the last seat has its colour. */
export const REVEAL_MS = 2400;
/** Until the first seat. */
const STILL_MS = 400;
/** Milliseconds for which the line of the guess is alone before that. */
export const GUESS_MS = 600;
/** Before the last option. */
const REST_MS = 500;
/** In which one seat takes its colour. */
export const SEAT_MS = 160;
/** In which the seats change that another result changes. */
export const UPDATE_MS = 500;
/** Milliseconds in which the seats of a first vote become those of the second, with both side by side. */
export const FIRST_TO_NOW_MS = 1200;
/** Until the bars of a second vote slide, and how long they do. */
export const SHIFT_STILL_MS = STILL_MS;
export const SHIFT_MS = 1200;

/** Until the card of a party turns, and how long that takes. */
export const TURN_STILL_MS = 1200;
export const TURN_MS = 500;

/** The last drawing of a statement on the page; `takenAt` is null if it was drawn without a result. */
export interface DrawnResult {
  statementId: string;
  round: number;
  takenAt: string | null;
}

/** full: option by option · update: only what changed · none: the end state at once. */
export type RevealKind = 'full' | 'update' | 'none';

/** Returns how a page that drew `before` shows a result: whole if it drew the same statement and round without one just before. */
export function revealKind(before: DrawnResult | null, now: DrawnResult): RevealKind {
  if (before === null || now.takenAt === null) return 'none';
  if (before.statementId !== now.statementId || before.round !== now.round) return 'none';
  if (before.takenAt === null) return 'full';
  return before.takenAt === now.takenAt ? 'none' : 'update';
}

/** From when to when an option appears. */
export interface RevealSpan {
  from: number;
  to: number;
}

/** Returns when each option appears, given how many seats it has. The rest before the last one that has any is the only one. */
export function revealSpans(seats: readonly number[]): RevealSpan[] {
  const total = seats.reduce((sum, count) => sum + count, 0);
  const last = seats.reduce((found, count, at) => (count > 0 ? at : found), -1);
  const rest = seats.slice(0, Math.max(0, last)).some((count) => count > 0) ? REST_MS : 0;
  const perSeat = (REVEAL_MS - STILL_MS - rest) / Math.max(1, total);
  let from = STILL_MS;
  return seats.map((count, at) => {
    if (at === last) from += rest;
    const span = { from, to: from + count * perSeat };
    from = span.to;
    return span;
  });
}

/** Returns when the seat at a place of its option begins to take its colour, so that the last one has it when the option's time is over. */
export function seatStart({ from, to }: RevealSpan, at: number, seats: number): number {
  const last = Math.max(from, to - SEAT_MS);
  return seats < 2 ? last : from + ((last - from) * at) / (seats - 1);
}

/** Returns the number to show at an option at that time, between two counts. */
export function countAt({ from, to }: RevealSpan, time: number, before: number, after: number): number {
  if (time >= to) return after;
  if (time <= from) return before;
  return before + Math.trunc(((after - before) * (time - from)) / (to - from));
}
