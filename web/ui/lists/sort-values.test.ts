// How columns sort.
import { describe, expect, it } from 'vitest';
import { compareValues } from './sort-values.ts';

const compare = compareValues('nl-BE');

describe('a column sorts', () => {
  it('texts without regard for case and accents, and numbers in them by size', () => {
    expect(['partij 10', 'Partij 2', 'Énergie', 'enquête'].sort(compare)).toEqual([
      'Énergie',
      'enquête',
      'Partij 2',
      'partij 10',
    ]);
  });
  it('numbers by size', () => {
    expect([10, -1, 9].sort(compare)).toEqual([-1, 9, 10]);
  });
  it('yes before no', () => {
    expect([false, true].sort(compare)).toEqual([true, false]);
  });
});
