// Whose turn it is on a device that several students share. A seat is known by its number.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { StudentPhase } from '#web/student/game/student-phase.ts';

/** A seat as the turn knows it: whether there is something for it to do now. */
export interface SeatState {
  number: number;
  wants: boolean;
}

export interface Turn {
  /** What the seats are asked now. */
  question: string;
  /** The seat that holds the device and said so; null between two of them. Not stored: after a reload the student says so again. */
  open: number | null;
  /** Seats that handed on without answering what is asked now. */
  away: readonly number[];
  /** Whether a seat was still to be asked. */
  unfinished: boolean;
  /** Whether what is asked changed before everybody was. */
  late: boolean;
}

export type DeviceScreen = { name: 'play'; seat: number } | { name: 'pass'; seat: number } | { name: 'wait' };

/** What is asked of every seat in turn; another one begins with the first seat again. In the students' own tempo that is the whole game. */
export function questionOf({ state, tempo, currentStatement, statements }: VotingSession): string {
  if (state !== 'ongoing' || tempo === 'student') return state;
  return `${currentStatement} ${statements.find(({ _id }) => _id === currentStatement)?.round}`;
}

/** Whether a student in that phase has something to do before the next one may have the device. */
export const isAsked = (phase: StudentPhase): boolean =>
  ['partyChoice', 'partyDealt', 'statement', 'secondRound'].includes(phase.name);

const firstAsked = (seats: readonly SeatState[], away: readonly number[]): number | null =>
  seats.find(({ number, wants }) => wants && !away.includes(number))?.number ?? null;

export const FIRST_TURN: Turn = { question: '', open: null, away: [], unfinished: false, late: false };

/** The turn after what the device knows has changed. A seat keeps the device while it is asked; a new question goes to the first
 * seat, and only that one may carry on without handing over. */
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

/** That seat has the device in hand. */
export const sitDown = (turn: Turn, seat: number): Turn => ({
  ...turn,
  open: seat,
  away: turn.away.filter((number) => number !== seat),
});

/** That seat hands on, or is not there. */
export const handOn = (turn: Turn, seat: number): Turn => ({
  ...turn,
  open: null,
  away: [...turn.away.filter((number) => number !== seat), seat],
});

/** What the device shows. */
export function deviceScreen({ open, away }: Turn, seats: readonly SeatState[]): DeviceScreen {
  if (open !== null) return { name: 'play', seat: open };
  const seat = firstAsked(seats, away);
  return seat === null ? { name: 'wait' } : { name: 'pass', seat };
}
