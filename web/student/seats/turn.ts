// Whose turn it is on a device that several students share. A seat is known by its number.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { StudentPhase } from '#web/student/game/student-phase.ts';

/** The part of a seat that the turn depends on: whether there is something for it to do now. */
export interface SeatState {
  number: number;
  wants: boolean;
}

export interface Turn {
  /** The question that the seats are asked now. */
  question: string;
  /**
   * The seat whose student said that they hold the device; null between two of them. Not stored: after a reload the
   * student says so again.
   */
  open: number | null;
  /** Seats that handed on without answering the present question. */
  away: readonly number[];
  /** Whether a seat was still to be asked. */
  unfinished: boolean;
  /** Whether the question changed before all seats were asked. */
  late: boolean;
}

export type DeviceScreen = { name: 'play'; seat: number } | { name: 'pass'; seat: number } | { name: 'wait' };

/** The question that every seat is asked in turn; a new question begins with the first seat. In the students' own tempo the question is the whole game. */
export function questionOf({ state, tempo, currentStatement, statements, ballot }: VotingSession): string {
  if (state !== 'ongoing' || tempo === 'student') return state;
  if (ballot?.open) return `ballot ${ballot.round}`;
  return `${currentStatement} ${statements.find(({ _id }) => _id === currentStatement)?.round}`;
}

/** Whether a student in that phase has something to do before the next one may have the device. */
export const isAsked = (phase: StudentPhase): boolean =>
  (phase.name === 'ballot' && !phase.voted) ||
  ['partyChoice', 'partyDealt', 'statement', 'secondRound'].includes(phase.name);

const firstAsked = (seats: readonly SeatState[], away: readonly number[]): number | null =>
  seats.find(({ number, wants }) => wants && !away.includes(number))?.number ?? null;

export const FIRST_TURN: Turn = { question: '', open: null, away: [], unfinished: false, late: false };

/**
 * The turn after a change of the game. A seat keeps the device while it is asked; a new question begins with the first
 * seat, and only that one may continue without handing over.
 */
export function advance(turn: Turn, question: string, seats: readonly SeatState[]): Turn {
  const isNew = question !== turn.question;
  const away = isNew ? [] : turn.away;
  const isStillAsked = seats.some(({ number, wants }) => number === turn.open && wants);
  const mayStay = isStillAsked && (!isNew || turn.open === firstAsked(seats, away));
  const open = mayStay ? turn.open : null;
  const unfinished = firstAsked(seats, away) !== null;
  const late = isNew ? turn.unfinished && turn.question !== 'draft' : turn.late && unfinished;
  if (!isNew && open === turn.open && unfinished === turn.unfinished && late === turn.late) return turn;
  return { question, open, away, unfinished, late };
}

/** The turn after that seat took the device. */
export const sitDown = (turn: Turn, seat: number): Turn => ({
  ...turn,
  open: seat,
  away: turn.away.filter((number) => number !== seat),
});

/** The turn after that seat handed on, or is absent. */
export const handOn = (turn: Turn, seat: number): Turn => ({
  ...turn,
  open: null,
  away: [...turn.away.filter((number) => number !== seat), seat],
});

/** The screen that the device shows. */
export function deviceScreen({ open, away }: Turn, seats: readonly SeatState[]): DeviceScreen {
  if (open !== null) return { name: 'play', seat: open };
  const seat = firstAsked(seats, away);
  return seat === null ? { name: 'wait' } : { name: 'pass', seat };
}
