// A student with further client-ids ("ghosts") tries to learn what classmates answer: they see who taps, and what the board shows.
import type { ShownState } from '#shared/contract/shown.ts';
import { required } from './required.ts';

type Say = (opinion: string) => Promise<unknown>;

/** One statement of a game that a class plays. */
export interface AttackedClass {
  options: readonly string[];
  classmates: readonly Say[];
  ghosts: readonly Say[];
  /** The teacher asks for the latest result, as often as there may be one. */
  press: () => Promise<ShownState>;
  voteAgain: () => Promise<unknown>;
  /** Ends the game. Returns what is shown of the statement then. */
  end: () => Promise<ShownState>;
}

/** Classmates whose answer the attacker said, and of whom rightly. */
export interface Named {
  named: number;
  right: number;
}

type Counts = readonly number[];
const minus = (a: Counts, b: Counts): number[] => a.map((count, at) => count - (b[at] ?? 0));

/** The same choices in every run: whether a few answer alike by chance is known then. */
export function choices(seed: number, options: readonly string[]): () => string {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return required(options[Math.floor((state / 2 ** 32) * options.length)]);
  };
}

/** The one option by which the figures moved, if all who tapped chose it; else null. */
const onlyOption = (options: readonly string[], moved: Counts, tapped: number): string | null =>
  tapped > 0
    ? (options.find((_, at) => moved[at] === tapped && moved.every((n, other) => n === 0 || other === at)) ?? null)
    : null;

/** What the attacker concludes when the figures move: who tapped since, and by how much beyond the own answers. */
class Conclusions {
  readonly result: Named = { named: 0, right: 0 };
  #waiting: string[] = [];

  tapped(answer: string): void {
    this.#waiting.push(answer);
  }

  /** `moved` has, for each thing that is known of an answer, by how much its counts moved; `answer` joins these with a blank. */
  moved(options: readonly string[], moved: readonly Counts[]): void {
    const only = moved.map((counts) => onlyOption(options, counts, this.#waiting.length));
    if (only.every((option) => option !== null)) {
      this.result.named += this.#waiting.length;
      this.result.right += this.#waiting.filter((answer) => answer === only.join(' ')).length;
    }
    this.#waiting = [];
  }
}

const countsOf = (shown: ShownState): number[] | null => shown.counts?.map(({ count }) => count) ?? null;
const tally = (options: readonly string[], answers: Iterable<string>): number[] => {
  const all = [...answers];
  return options.map((option) => all.filter((answer) => answer === option).length);
};

/** Ghosts send another option after every tap and every change of the board; `shownAfter`: how many have answered when the teacher first asks for the result. */
export async function watchBars(game: AttackedClass, choose: () => string, shownAfter = 1): Promise<Named> {
  const { options, classmates, ghosts, press, end } = game;
  const conclusions = new Conclusions();
  const own = new Map<number, string>();
  let known: number[] = options.map(() => 0);
  let takenAt: string | null = null;
  let turn = 0;
  const toAndFro = async (): Promise<void> => {
    turn += 1;
    for (const [at, say] of ghosts.entries()) {
      const opinion = required(options[(turn + at) % options.length]);
      await say(opinion);
      own.set(at, opinion);
    }
  };
  const look = (shown: ShownState): void => {
    const counts = countsOf(shown);
    if (counts === null || shown.takenAt === takenAt) return;
    takenAt = shown.takenAt;
    const others = minus(counts, tally(options, own.values()));
    conclusions.moved(options, [minus(others, known)]);
    known = others;
  };
  await toAndFro();
  for (const [at, say] of classmates.entries()) {
    const answer = choose();
    await say(answer);
    conclusions.tapped(answer);
    await toAndFro();
    if (at + 1 < shownAfter) continue;
    look(await press());
  }
  look(await end());
  return conclusions.result;
}

/** Ghosts that confirm after every tap: with the one who tapped they were a step once. */
const PER_TAP = 2;

/** Of a second round: after every tap further ghosts confirm what they answered first, so that the shift moves again. */
export async function watchShift(game: AttackedClass, choose: () => string): Promise<Named> {
  const { options, classmates, ghosts, press, voteAgain, end } = game;
  const conclusions = new Conclusions();
  const firsts: string[] = [];
  for (const say of classmates) {
    const first = choose();
    await say(first);
    firsts.push(first);
  }
  const [own = ''] = options;
  for (const say of ghosts) await say(own);
  await voteAgain();
  let paired = 0;
  let known = { before: options.map(() => 0), after: options.map(() => 0) };
  let seen = '';
  const look = ({ shift }: ShownState): void => {
    if (!shift?.before || !shift.after || JSON.stringify(shift) === seen) return;
    seen = JSON.stringify(shift);
    const ghostly = options.map((option) => (option === own ? paired : 0));
    const before = minus(
      shift.before.map(({ count }) => count),
      ghostly,
    );
    const after = minus(
      shift.after.map(({ count }) => count),
      ghostly,
    );
    conclusions.moved(options, [minus(before, known.before), minus(after, known.after)]);
    known = { before, after };
  };
  for (const [at, say] of classmates.entries()) {
    const answer = choose();
    await say(answer);
    conclusions.tapped(`${required(firsts[at])} ${answer}`);
    for (const ghost of ghosts.slice(paired, paired + PER_TAP)) {
      await ghost(own);
      paired += 1;
    }
    look(await press());
  }
  look(await end());
  return conclusions.result;
}

/** How many are named by chance, and 3.5 standard deviations more, if the figures move by groups of these sizes, in which all may happen to answer alike. */
export function chanceOf(groups: readonly number[], answers: number, games: number): number {
  const alike = groups.map((size) => ({ size, chance: answers ** (1 - size) }));
  const mean = alike.reduce((sum, { size, chance }) => sum + size * chance, 0);
  const variance = alike.reduce((sum, { size, chance }) => sum + size ** 2 * chance * (1 - chance), 0);
  return games * mean + 3.5 * Math.sqrt(games * variance);
}
