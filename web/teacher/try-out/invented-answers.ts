import { PLAYERS_MIN, VISITOR_PARTICIPANTS_MAX } from '#shared/domain/limits.ts';
import { hashOf, randomFrom } from '#shared/domain/random.ts';

/** How many students a debate invents: enough for several snapshots of a statement. */
export const INVENTED_STUDENTS = 8;
export const INVENTED_MAX = 36;

/**
 * How many students a try-out invents: enough of each party that its guesses are shown, and one place for the phone if
 * places are few.
 */
export function inventedStudents({ parties, isVisitors }: { parties: number; isVisitors: boolean }): number {
  const wanted = Math.max(INVENTED_STUDENTS, parties * PLAYERS_MIN);
  return Math.min(wanted, isVisitors ? VISITOR_PARTICIPANTS_MAX - 1 : INVENTED_MAX);
}

/** The keys of their arguments, which fit any statement and any option; more than students, so that no two give the same. */
export const INVENTED_ARGUMENTS = [
  'fair',
  'family',
  'cost',
  'choice',
  'rules',
  'future',
  'doubt',
  'small',
  'elsewhere',
  'young',
] as const;

/** Shares of the students, and milliseconds. */
const SKIPS = 0.08;
const ARGUES = 0.6;
const CHANGES = 0.35;
const SOONEST_MS = 900;
const SLOWEST_MS = 5_500;
/** The place of the ballots, before all statements. */
const BALLOT = -1;

/** The same numbers for the same text. */
const seededNumbers = (text: string): (() => number) => randomFrom(hashOf(text));

interface Question {
  /** Numbers from 0: which student answers which statement. */
  student: number;
  statement: number;
  round: 1 | 2;
  options: number;
  maySkip: boolean;
  mayArgue: boolean;
}

interface InventedAnswer {
  /** The number of the option, from 0; null skips. */
  option: number | null;
  /** The number in `INVENTED_ARGUMENTS`; null gives none. */
  argument: number | null;
  delayMs: number;
}

/** Returns the option that a student chooses: each statement has options that more students prefer than others. */
function chosenOption({ student, statement, options }: Question, round: number): number {
  const taste = seededNumbers(`statement ${statement}`);
  const weights = Array.from({ length: options }, () => 0.4 + taste());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = seededNumbers(`choice ${student} ${statement} ${round}`)() * total;
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(found, 0);
}

/** Returns what an invented student answers, and when after the question; the same every time. */
export function inventAnswer(question: Question): InventedAnswer {
  const { student, statement, round, maySkip, mayArgue } = question;
  const next = seededNumbers(`student ${student} ${statement}`);
  const [skips, argues, changes] = [next() < SKIPS, next() < ARGUES, next() < CHANGES];
  const delayMs = SOONEST_MS + seededNumbers(`delay ${student} ${statement} ${round}`)() * (SLOWEST_MS - SOONEST_MS);
  if (maySkip && skips) return { option: null, argument: null, delayMs };
  return {
    option: chosenOption(question, round === 2 && changes ? 2 : 1),
    argument: mayArgue && argues ? (student + 3 * statement) % INVENTED_ARGUMENTS.length : null,
    delayMs,
  };
}

/** Returns the party that a student votes for in a ballot, null for none, and when; the ballots are asked as statements are. */
export const inventVote = (student: number, round: number, parties: number) =>
  inventAnswer({
    student,
    statement: BALLOT,
    round: round === 2 ? 2 : 1,
    options: parties,
    maySkip: true,
    mayArgue: false,
  });
