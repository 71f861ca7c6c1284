// The parties that a choice of statements favours: the chance of each to come first for random answers.

import { randomFrom } from './random.ts';

/** A fixed seed, so that the same choice always gives the same figures. */
export const BALANCE_SEED = 1;
/** Up to this many possible answer sheets all of them are counted, above it a sample. */
const SHEETS_MAX = 60_000;
const SAMPLES = 20_000;

export interface BalanceInput {
  /** How many answers each statement offers. */
  options: number;
  /** `positions[party][statement]`: the option's number, or null without a position. */
  positions: readonly (readonly (number | null)[])[];
  /** The statements that are played, by number. */
  statements: readonly number[];
  /** The parties that take part, by number. */
  parties: readonly number[];
  seed: number;
}

export interface Balance {
  /** Per party that takes part: its chance to come first, from 0 to 1; ties are split. */
  chances: number[];
  /** The largest chance divided by the chance if all were equal; 1 is fair. */
  skew: number;
  /** Groups of parties with the same opinion on every statement. */
  same: number[][];
  /** Statements on which all parties have the same opinion. */
  unanimous: number[];
  /** Whether every answer sheet was counted. */
  exact: boolean;
}

/** Returns whole numbers from 0 up to the argument. */
function chooserFrom(seed: number): (below: number) => number {
  const random = randomFrom(seed);
  return (below) => Math.floor(random() * below);
}

/** Per statement and option a 1 for each party that holds it; one flat array, because it is read millions of times. */
function matchRows({ options, positions, parties }: BalanceInput, statements: readonly number[]): Uint8Array[][] {
  return statements.map((statement) =>
    Array.from({ length: options }, (_, option) =>
      Uint8Array.from(parties, (party) => Number(positions[party]?.[statement] === option)),
    ),
  );
}

/** Adds a sheet's first places to the wins: one in all, split among the parties with most matches. */
function addWinners(matches: Int16Array, wins: Float64Array): void {
  let most = -1;
  let leaders = 0;
  for (const count of matches) {
    if (count > most) [most, leaders] = [count, 1];
    else if (count === most) leaders += 1;
  }
  for (let party = 0; party < matches.length; party++)
    if (matches[party] === most) wins[party] = (wins[party] ?? 0) + 1 / leaders;
}

function add(matches: Int16Array, row: Uint8Array | undefined, sign: 1 | -1): void {
  if (row === undefined) return;
  for (let party = 0; party < matches.length; party++)
    matches[party] = (matches[party] ?? 0) + sign * (row[party] ?? 0);
}

/** All answer sheets, one after the other; from one to the next few answers change. */
function countAll(rows: readonly Uint8Array[][], options: number, parties: number): Float64Array {
  const wins = new Float64Array(parties);
  const sheet = new Int16Array(rows.length);
  const matches = new Int16Array(parties);
  for (const row of rows) add(matches, row[0], 1);
  const sheets = options ** rows.length;
  for (let at = 0; at < sheets; at++) {
    addWinners(matches, wins);
    for (let digit = 0; digit < rows.length; digit++) {
      const given = sheet[digit] ?? 0;
      const next = (given + 1) % options;
      add(matches, rows[digit]?.[given], -1);
      add(matches, rows[digit]?.[next], 1);
      sheet[digit] = next;
      if (next !== 0) break;
    }
  }
  return wins.map((won) => won / sheets);
}

function countSample(rows: readonly Uint8Array[][], input: BalanceInput): Float64Array {
  const random = chooserFrom(input.seed);
  const wins = new Float64Array(input.parties.length);
  const matches = new Int16Array(input.parties.length);
  for (let at = 0; at < SAMPLES; at++) {
    matches.fill(0);
    for (const row of rows) add(matches, row[random(input.options)], 1);
    addWinners(matches, wins);
  }
  return wins.map((won) => won / SAMPLES);
}

const skewOf = (chances: Iterable<number>, parties: number): number =>
  parties === 0 ? 1 : Math.max(1 / parties, ...chances) * parties;

function sameParties({ positions, parties }: BalanceInput, statements: readonly number[]): number[][] {
  if (statements.length === 0) return [];
  const groups = new Map<string, number[]>();
  for (const party of parties) {
    const held = statements.map((statement) => positions[party]?.[statement] ?? null).join(' ');
    groups.set(held, [...(groups.get(held) ?? []), party]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function chancesOf(input: BalanceInput): { chances: number[]; exact: boolean } {
  const { options, statements, parties } = input;
  if (parties.length === 0 || options < 1) return { chances: parties.map(() => 0), exact: true };
  const rows = matchRows(input, statements);
  const exact = options ** statements.length <= SHEETS_MAX;
  return { chances: [...(exact ? countAll(rows, options, parties.length) : countSample(rows, input))], exact };
}

/** The skew of a choice, alone. */
export const skewIn = (input: BalanceInput): number => skewOf(chancesOf(input).chances, input.parties.length);

/**
 * How fair a choice of statements is to the parties; without parties, statements or options nobody has any chance and
 * the skew is 1.
 */
export function balanceOf(input: BalanceInput): Balance {
  const { positions, statements, parties } = input;
  const unanimous = statements.filter(
    (statement) =>
      parties.length > 1 && new Set(parties.map((party) => positions[party]?.[statement] ?? null)).size === 1,
  );
  const same = sameParties(input, statements);
  const { chances, exact } = chancesOf(input);
  return { chances, skew: skewOf(chances, parties.length), same, unanimous, exact };
}
