// How firm a match is: whether one other answer would put another party first.
import { FEW, MATCH_MIN } from './limits.ts';
import { type Answer, compareNames, type Named, type PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

export const ROBUSTNESS_KINDS = ['few', 'tie', 'fragile', 'firm'] as const;

/** A game's positions as option numbers, so that a whole class is calculated in milliseconds. */
export interface PositionTable {
  opinions: readonly string[];
  /** By name. */
  partyIds: readonly string[];
  /** Per statement the parties' options; -1 if a party has no position. */
  statements: readonly { statementId: string; held: readonly number[] }[];
}

export interface Robustness {
  kind: (typeof ROBUSTNESS_KINDS)[number];
  /** The parties with most matching answers, by name. */
  leaders: string[];
  /** Groups of parties with equal positions on every answered statement. */
  same: string[][];
  /** The changes of one answer that change the leaders, each with the new leaders. */
  decisive: { statementId: string; opinion: string; leaders: string[] }[];
}

/** How many students have enough answers, and how many matches are not firm; null if that would reveal too much. */
export interface ClassRobustness {
  students: number;
  changeable: number | null;
}

/** An answer that counts. */
interface Choice {
  statementId: string;
  held: readonly number[];
  option: number;
}

/** The positions of a game whose statements all offer the same opinions. */
export function positionTable(
  statementIds: readonly string[],
  opinions: readonly string[],
  parties: readonly Named[],
  positions: PartyOpinionIndex,
): PositionTable {
  const numbers = new Map(opinions.map((opinion, at) => [opinion, at]));
  const partyIds = [...parties].sort(compareNames).map(({ _id }) => _id);
  const optionOf = (partyId: string, statementId: string): number => {
    const opinion = positions.opinionOf(partyId, statementId);
    return opinion === null ? -1 : (numbers.get(opinion) ?? -1);
  };
  const statements = statementIds.map((statementId) => ({
    statementId,
    held: partyIds.map((partyId) => optionOf(partyId, statementId)),
  }));
  return { opinions, partyIds, statements };
}

/** The answers that count, in the order of the statements. */
function choicesOf({ statements, opinions }: PositionTable, answers: readonly Answer[]): Choice[] {
  const given = new Map(answers.map(({ statementId, opinion }) => [statementId, opinion]));
  return statements.flatMap(({ statementId, held }) => {
    const opinion = given.get(statementId) ?? SKIP;
    return opinion === SKIP ? [] : [{ statementId, held, option: opinions.indexOf(opinion) }];
  });
}

const matchesOf = ({ partyIds }: PositionTable, choices: readonly Choice[]): number[] =>
  partyIds.map((_, party) => choices.reduce((sum, { held, option }) => sum + Number(held[party] === option), 0));

/** Per party whether it has the most matches. */
function leads(matches: readonly number[]): boolean[] {
  const most = Math.max(...matches);
  return matches.map((count) => count === most);
}

/** A party's matches if the student had chosen `other`. */
const countAfter = (count: number, held: number | undefined, { option }: Choice, other: number): number =>
  count - Number(held === option) + Number(held === other);

/** Whether other parties would lead after choosing `other`. Allocates nothing: called a million times for a class. */
function changesLeaders(matches: readonly number[], leading: readonly boolean[], choice: Choice, other: number) {
  let most = 0;
  for (const [party, count] of matches.entries())
    most = Math.max(most, countAfter(count, choice.held[party], choice, other));
  for (const [party, count] of matches.entries())
    if ((countAfter(count, choice.held[party], choice, other) === most) !== leading[party]) return true;
  return false;
}

/** Yields the changes of one answer that change the leaders one by one, because for a class only the first matters. */
function* decisiveChanges({ opinions }: PositionTable, choices: readonly Choice[], matches: readonly number[]) {
  const [most = 0, next = 0] = [...matches].sort((a, b) => b - a);
  // A changed answer removes matches from some parties and adds matches to others.
  if (most - next > 2) return;
  const leading = leads(matches);
  for (const choice of choices) {
    for (const [other, opinion] of opinions.entries())
      if (other !== choice.option && changesLeaders(matches, leading, choice, other)) yield { choice, other, opinion };
  }
}

function kindOf(
  choices: readonly Choice[],
  matches: readonly number[],
  hasDecisive: () => boolean,
): Robustness['kind'] {
  if (choices.length < MATCH_MIN) return 'few';
  if (leads(matches).filter(Boolean).length > 1) return 'tie';
  return hasDecisive() ? 'fragile' : 'firm';
}

function sameGroups({ partyIds }: PositionTable, choices: readonly Choice[]): string[][] {
  if (choices.length === 0) return [];
  const groups = new Map<string, string[]>();
  for (const [party, partyId] of partyIds.entries()) {
    const positions = choices.map(({ held }) => held[party]).join(' ');
    groups.set(positions, [...(groups.get(positions) ?? []), partyId]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** How firm one student's match is. A position that is missing matches nobody and equals another missing one. */
export function robustnessOf(table: PositionTable, answers: readonly Answer[]): Robustness {
  const choices = choicesOf(table, answers);
  const matches = matchesOf(table, choices);
  const named = (leading: readonly boolean[]) => table.partyIds.filter((_, party) => leading[party]);
  const decisive = [...decisiveChanges(table, choices, matches)].map(({ choice, other, opinion }) => ({
    statementId: choice.statementId,
    opinion,
    leaders: named(leads(matches.map((count, party) => countAfter(count, choice.held[party], choice, other)))),
  }));
  const kind = kindOf(choices, matches, () => decisive.length > 0);
  return {
    kind,
    leaders: named(leads(matches)),
    same: sameGroups(table, choices),
    decisive: kind === 'few' ? [] : decisive,
  };
}

/**
 * For how many students one other answer would matter; null below `minStudents`, and when nearly all or hardly any
 * share it, as it would reveal something about one of them.
 */
export function classRobustness(
  table: PositionTable,
  sheets: Iterable<readonly Answer[]>,
  minStudents: number,
): ClassRobustness | null {
  let students = 0;
  let changeable = 0;
  for (const answers of sheets) {
    const choices = choicesOf(table, answers);
    const matches = matchesOf(table, choices);
    const kind = kindOf(choices, matches, () => !decisiveChanges(table, choices, matches).next().done);
    if (kind === 'few') continue;
    students += 1;
    if (kind !== 'firm') changeable += 1;
  }
  if (students < minStudents) return null;
  return { students, changeable: isTelling(changeable, students) ? null : changeable };
}

/** Whether a part of a group is so small, or leaves so few out, that it points at somebody. */
function isTelling(part: number, whole: number): boolean {
  const pointsAt = (count: number) => count > 0 && count <= FEW;
  return pointsAt(part) || pointsAt(whole - part);
}
