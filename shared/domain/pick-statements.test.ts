import { expect, it } from 'vitest';
import { balanceOf } from './balance.ts';
import { pickStatements } from './pick-statements.ts';

/** `held`: a text per party with the option that it holds on each statement; `-` where it holds none. */
const input = (held: readonly string[], options = 3) => ({
  options,
  positions: held.map((row) => [...row].map((sign) => (sign === '-' ? null : Number(sign)))),
  statements: [],
  parties: held.map((_, party) => party),
  seed: 1,
});

it('takes all of a set that has no more than three', () => {
  expect(pickStatements(input(['01', '10']))).toEqual([0, 1]);
  expect(pickStatements(input(['012', '120']))).toEqual([0, 1, 2]);
});

it('leaves out statements on which all parties agree', () => {
  expect(pickStatements(input(['00000', '00111', '00222']))).toEqual([2, 3, 4]);
});

it('takes the earliest of equals, the same every time', () => {
  const set = input(['000000', '111111', '222222']);
  expect(pickStatements(set)).toEqual([0, 1, 2]);
  expect(pickStatements(set)).toEqual(pickStatements(set));
});

it('is as fair as any triple, but for a twentieth', () => {
  const set = input(['0120120', '0011220', '1200211', '2101202']);
  const skews = [0, 1, 2, 3, 4, 5, 6].flatMap((a) =>
    [1, 2, 3, 4, 5, 6].flatMap((b) =>
      [2, 3, 4, 5, 6].flatMap((c) => (a < b && b < c ? balanceOf({ ...set, statements: [a, b, c] }).skew : [])),
    ),
  );
  const picked = balanceOf({ ...set, statements: pickStatements(set) }).skew;
  expect(picked).toBeLessThanOrEqual(Math.min(...skews) * 1.05);
});

it('knows parties without a position', () => {
  expect(pickStatements(input(['0--00', '1--11', '2--22']))).toEqual([0, 3, 4]);
});

it('takes large sets in a moment', () => {
  const rows = Array.from({ length: 12 }, (_, party) =>
    Array.from({ length: 300 }, (_, statement) => (party * 7 + statement * statement) % 3).join(''),
  );
  expect(pickStatements(input(rows))).toHaveLength(3);
});
