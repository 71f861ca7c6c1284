import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BalanceInput, balanceOf } from './balance.ts';

const small = fc
  .record({
    options: fc.integer({ min: 1, max: 3 }),
    parties: fc.integer({ min: 1, max: 4 }),
    all: fc.integer({ min: 1, max: 6 }),
    seed: fc.integer(),
  })
  .chain(({ options, parties, all, seed }) =>
    fc.record({
      options: fc.constant(options),
      positions: fc.array(fc.array(fc.option(fc.nat(options - 1), { freq: 8 }), { minLength: all, maxLength: all }), {
        minLength: parties,
        maxLength: parties,
      }),
      statements: fc.subarray(Array.from({ length: all }, (_, at) => at)),
      parties: fc.constant(Array.from({ length: parties }, (_, at) => at)),
      seed: fc.constant(seed),
    }),
  );

/** The naive calculation: every sheet, every party counted again. */
function byHand({ options, positions, statements, parties }: BalanceInput): number[] {
  const sheets = statements.reduce<number[][]>(
    (some) => some.flatMap((sheet) => Array.from({ length: options }, (_, option) => [...sheet, option])),
    [[]],
  );
  const wins = parties.map(() => 0);
  for (const sheet of sheets) {
    const counts = parties.map((party) => statements.filter((s, at) => positions[party]?.[s] === sheet[at]).length);
    const leaders = counts.filter((count) => count === Math.max(...counts)).length;
    for (const [at, count] of counts.entries())
      if (count === Math.max(...counts)) wins[at] = (wins[at] ?? 0) + 1 / leaders;
  }
  return wins.map((won) => won / sheets.length);
}

const expectClose = (shown: readonly number[], wanted: readonly number[], within: number) => {
  expect(shown).toHaveLength(wanted.length);
  for (const [at, one] of shown.entries())
    expect(Math.abs(one - (wanted[at] ?? Number.NaN))).toBeLessThanOrEqual(within);
};

describe('the balance of a choice of statements', () => {
  it('is that of every answer sheet, with first places shared', () => {
    fc.assert(
      fc.property(small, (input) => {
        const { chances, skew, exact } = balanceOf(input);
        const wanted = byHand(input);
        expect(exact).toBe(true);
        expectClose(chances, wanted, 1e-9);
        expect(Math.abs(skew - Math.max(...wanted) * wanted.length)).toBeLessThan(1e-9);
      }),
    );
  });

  it('depends on no order of parties, statements or options', () => {
    fc.assert(
      fc.property(small, (input) => {
        const straight = balanceOf(input);
        const turned = balanceOf({
          ...input,
          positions: input.positions.map((row) => row.map((held) => (held === null ? null : input.options - 1 - held))),
          statements: [...input.statements].reverse(),
          parties: [...input.parties].reverse(),
        });
        expectClose(turned.chances, [...straight.chances].reverse(), 1e-9);
        expect(new Set(turned.unanimous)).toEqual(new Set(straight.unanimous));
        expect(turned.same.flat().sort()).toEqual(straight.same.flat().sort());
      }),
    );
  });

  it('names parties that cannot be told apart, and statements on which all agree', () => {
    const positions = [
      [0, 1, 2],
      [0, 1, 1],
      [0, 2, 0],
    ];
    const input = { options: 3, positions, parties: [0, 1, 2], seed: 1 };
    expect(balanceOf({ ...input, statements: [0, 1] })).toMatchObject({ same: [[0, 1]], unanimous: [0] });
    expect(balanceOf({ ...input, statements: [1, 2] })).toMatchObject({ same: [], unanimous: [] });
    expect(balanceOf({ ...input, statements: [] })).toMatchObject({ same: [], unanimous: [], skew: 1 });
    expect(balanceOf({ ...input, statements: [0], parties: [] })).toMatchObject({ chances: [], skew: 1 });
  });

  it('is a sample within one and a half points where there are too many sheets, the same for the same seed', () => {
    const positions = [0, 1, 2, 3].map((party) => Array.from({ length: 11 }, (_, at) => (party * (at + 1) + at) % 3));
    const input = { options: 3, positions, parties: [0, 1, 2, 3], seed: 7 };
    const statements = Array.from({ length: 11 }, (_, at) => at);
    const sampled = balanceOf({ ...input, statements });
    expect(sampled.exact).toBe(false);
    expectClose(sampled.chances, byHand({ ...input, statements }), 0.015);
    expect(balanceOf({ ...input, statements })).toEqual(sampled);
  });
});
