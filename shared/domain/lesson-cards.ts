// Ready-made lessons: games of one question set, by rule.

import { BALANCE_SEED } from './balance.ts';
import { type GameSetting, settingsIn } from './game-settings.ts';
import { LESSON_KINDS, type LessonKind, lessonGame, PICKED } from './lesson-kinds.ts';
import { lessonPlan } from './lesson-time.ts';
import { StatementPicker } from './pick-statements.ts';

/** Statements of a party game. */
const PARTY_STATEMENTS = 4;
/** A class that plays parties, or votes for them, has several. */
const PARTIES_MIN = 2;
/** Lessons of one kind; after the last one the first comes again. */
export const LESSONS_MAX = 20;

/** A published question set; `positions[party][statement]` is the number of the option that the party holds. */
export interface LessonSource {
  options: number;
  /** Ids, in the order of the set. */
  statements: readonly string[];
  parties: readonly string[];
  positions: readonly (readonly (number | null)[])[];
}

export interface LessonCard {
  kind: LessonKind;
  /** Ids, in the order of play. */
  statements: string[];
  parties: string[];
  settings: GameSetting[];
  minutes: number;
}

/** The default settings of a lesson; a flagged argument waits in any game. */
const DEFAULTS = ['skip_questions', 'own_arguments', 'show_difficult_words', 'parties_by_lot', 'aggregates_only'];

/**
 * Groups of that size, until fewer statements are left: the best three that are not used yet, and of the others those
 * that divide the parties most. All of a set that has no more.
 */
function* inTurn(picker: StatementPicker, size: number): Generator<void, number[][]> {
  const groups: number[][] = [];
  let left = picker.mostDivided().sort((a, b) => a - b);
  while (groups.length < LESSONS_MAX && (left.length >= size || groups.length === 0)) {
    const three = yield* picker.pick(left);
    const others = picker.mostDivided().filter((at) => left.includes(at) && !three.includes(at));
    const group = [...three, ...others].slice(0, size);
    groups.push(group);
    left = left.filter((at) => !group.includes(at));
  }
  return groups;
}

/**
 * The lessons of a set, in the order in which they are offered: the first of each kind, then the next ones. Returns
 * none of a kind for which the set has too little. Yields in between, as often as somebody else may go first.
 */
export function* lessonCards({ options, statements, parties, positions }: LessonSource): Generator<void, LessonCard[]> {
  const numbers = parties.map((_, at) => at);
  const picker = new StatementPicker({ options, positions, statements: [], parties: numbers, seed: BALANCE_SEED });
  const one = picker
    .mostDivided()
    .slice(0, LESSONS_MAX)
    .map((at) => [at]);
  // A single statement has its lesson already.
  const three = statements.length < 2 ? [] : yield* inTurn(picker, PICKED);
  const hasParties = parties.length >= PARTIES_MIN;
  const groups: Record<LessonKind, number[][]> = {
    one,
    three,
    party: !hasParties || statements.length === 0 ? [] : yield* inTurn(picker, PARTY_STATEMENTS),
    election: hasParties ? one : [],
    longElection: hasParties ? three : [],
  };
  const cardsOf = (kind: LessonKind): LessonCard[] => {
    const { type, hasBallot } = lessonGame(kind);
    return groups[kind].map((group) => ({
      kind,
      statements: group.flatMap((at) => statements[at] ?? []),
      parties: [...parties],
      settings: settingsIn(hasBallot ? [...DEFAULTS, 'ballot'] : DEFAULTS, type),
      minutes: lessonPlan({ type, statements: group.length, hasBallot }).minutes,
    }));
  };
  const byKind = LESSON_KINDS.map(cardsOf);
  return Array.from({ length: LESSONS_MAX }, (_, at) => byKind.flatMap((cards) => cards[at] ?? [])).flat();
}
