// How a class moved between its two rounds (8.4), worked out from the wire contract alone.

/** What is published of an answer, as far as it matters here. */
interface RoundedAnswer {
  opinion: string;
  round: 1 | 2;
  first: string | null;
}
interface Counted {
  opinion: string;
  count: number;
}
export interface ModelShift {
  paired: number | null;
  changed: number | null;
  before: Counted[] | null;
  after: Counted[] | null;
}

/** What a board shows of a statement until the next one is taken (8.3). */
export interface ModelSnapshot {
  round: 1 | 2;
  participants: number;
  answered: number;
  skipped: number;
  counts: Counted[];
  shift: ModelShift | null;
}

export const SKIPPED = '__skipquestion__';
export const UNKNOWN: ModelShift = { paired: null, changed: null, before: null, after: null };
export const isGiven = (opinion: string | null): opinion is string => opinion !== null && opinion !== SKIPPED;
const isOneOrTwo = (count: number): boolean => count === 1 || count === 2;

/** Worked out at most twice: else it is the one of `before`. `lastStep`: at the end. */
export function modelShift(
  options: readonly string[],
  all: readonly RoundedAnswer[],
  before: ModelShift,
  lastStep: number | null,
): ModelShift {
  const again = all.filter(({ round }) => round === 2);
  const pairs = again.flatMap(({ first, opinion }) =>
    isGiven(first) && isGiven(opinion) ? [[first, opinion] as const] : [],
  );
  const gave = all.filter(({ round, first, opinion }) => isGiven(round === 1 ? opinion : first)).length;
  const gaveAgain = again.filter(({ first }) => isGiven(first)).length;
  const isDue =
    lastStep === null
      ? before.paired === null && pairs.length >= 5 && gaveAgain * 4 >= gave * 3
      : pairs.length - (before.paired ?? 0) >= Math.max(5, lastStep);
  if (!isDue || pairs.length < 5) return before;
  const counted = (at: 0 | 1): Counted[] =>
    options.map((opinion) => ({ opinion, count: pairs.filter((pair) => pair[at] === opinion).length }));
  const [was, is] = [counted(0), counted(1)];
  const changed = pairs.filter(([one, other]) => one !== other).length;
  const used = options.filter((_, at) => (was[at]?.count ?? 0) + (is[at]?.count ?? 0) > 0).length;
  const isUnanimous = (of: Counted[]): boolean => of.some(({ count }) => count === pairs.length);
  const hasFew = (of: Counted[]): boolean => of.some(({ count }) => isOneOrTwo(count));
  const isHidden = (isUnanimous(was) && hasFew(is)) || (isUnanimous(is) && hasFew(was));
  return {
    paired: pairs.length,
    changed: isOneOrTwo(changed) || isOneOrTwo(pairs.length - changed) || used <= 2 ? null : changed,
    before: isHidden ? null : was,
    after: isHidden ? null : is,
  };
}
