import { type BalanceInput, skewIn } from './balance.ts';
import { invariant } from './invariant.ts';
import { PICKED } from './lesson-kinds.ts';

/** A choice whose skew is larger by this share is as fair. */
const AS_FAIR = 1.05;
/** If there are more statements, only those that divide the parties most: 30 make 4,060 triples. */
const CANDIDATES_MAX = 30;
/**
 * Comparisons of a party with an answer sheet for one choice at most: with many options or parties there are fewer
 * candidates.
 */
const COMPARED_MAX = 4_000_000;

/** How many pairs of parties answer that statement differently. */
function dividedPairs({ positions, parties }: BalanceInput, statement: number): number {
  const held = parties.flatMap((party) => positions[party]?.[statement] ?? []);
  return held.reduce((pairs, option, at) => pairs + held.slice(0, at).filter((other) => other !== option).length, 0);
}

function* triplesOf(numbers: readonly number[]): Generator<number[]> {
  for (const [at, a] of numbers.entries())
    for (let second = at + 1; second < numbers.length; second++)
      for (let third = second + 1; third < numbers.length; third++) {
        const [b, c] = [numbers[second], numbers[third]];
        if (b !== undefined && c !== undefined) yield [a, b, c];
      }
}

const triplesAmong = (count: number): number => (count * (count - 1) * (count - 2)) / 6;

/** Picks statements of one question set, and remembers how fair they are together. */
export class StatementPicker {
  readonly #input: BalanceInput;
  readonly #divided: readonly number[];
  readonly #skews = new Map<string, number>();
  readonly #candidatesMax: number;

  /** Takes options, positions and parties; `statements` of the input is not read. */
  constructor(input: BalanceInput) {
    this.#input = input;
    const all = input.positions[0] ?? [];
    this.#divided = all.map((_, statement) => dividedPairs(input, statement));
    const compared = input.options ** PICKED * input.parties.length;
    let count = CANDIDATES_MAX;
    while (count > PICKED && triplesAmong(count) * compared > COMPARED_MAX) count--;
    this.#candidatesMax = count;
  }

  /** All statements, by number: those that divide the parties most come first. */
  mostDivided(): number[] {
    return this.#byDivided([...this.#divided.keys()]);
  }

  /**
   * Three of those statements for a lesson: of the triples that are about as fair to the parties as the fairest the one
   * that divides them most, then the earliest. All of three or fewer. Yields in between, as often as somebody else may
   * go first.
   */
  *pick(among: readonly number[]): Generator<void, number[]> {
    if (among.length <= PICKED) return [...among];
    const candidates = this.#byDivided(among)
      .slice(0, this.#candidatesMax)
      .sort((a, b) => a - b);
    const triples: { statements: number[]; skew: number }[] = [];
    for (const statements of triplesOf(candidates)) {
      triples.push({ statements, skew: this.#skewOf(statements) });
      yield;
    }
    const fairest = triples.reduce((least, { skew }) => Math.min(least, skew), Number.POSITIVE_INFINITY);
    const [best] = triples
      .filter(({ skew }) => skew <= fairest * AS_FAIR)
      // Sorting is stable: of equal ones the earliest comes first.
      .sort((a, b) => this.#dividedBy(b.statements) - this.#dividedBy(a.statements));
    invariant(best, 'more than three statements have a triple');
    return best.statements;
  }

  #byDivided(statements: readonly number[]): number[] {
    return [...statements].sort((a, b) => this.#dividedBy([b]) - this.#dividedBy([a]) || a - b);
  }

  #dividedBy(statements: readonly number[]): number {
    return statements.reduce((sum, statement) => sum + (this.#divided[statement] ?? 0), 0);
  }

  #skewOf(statements: readonly number[]): number {
    const key = statements.join(' ');
    const known = this.#skews.get(key);
    if (known !== undefined) return known;
    const skew = skewIn({ ...this.#input, statements });
    this.#skews.set(key, skew);
    return skew;
  }
}

/** Runs work that yields in between to its end. Returns what it returns. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Three of the set's statements for a lesson, by number. */
export const pickStatements = (input: BalanceInput): number[] =>
  atOnce(new StatementPicker(input).pick([...(input.positions[0] ?? []).keys()]));
