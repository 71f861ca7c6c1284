import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classGuessOf, guessGap, isSurprise } from './class-guess.ts';

const of = (guesses: readonly number[], first: number, answered: number, students = answered) =>
  classGuessOf('Ja', { students, answered, first }, guesses, 0);

describe('the guess of a class', () => {
  it('has a mean and a share of ten, rounded half up to one decimal', () => {
    expect(of([4, 5, 6, 7, 8, 9], 2, 6)).toEqual({ opinion: 'Ja', count: 6, mean: 6.5, actual: 3.3 });
    // 2.25 and 1.25: half up.
    expect(of([2, 2, 2, 2, 2, 2, 3, 3], 1, 8)).toMatchObject({ mean: 2.3, actual: 1.3 });
  });

  it('needs five guesses, the installation’s least, and half of the snapshot', () => {
    expect(of([1, 1, 1, 1], 1, 4)).toBeNull();
    expect(of([1, 1, 1, 1, 1], 1, 10)).not.toBeNull();
    expect(of([1, 1, 1, 1, 1], 1, 11)).toBeNull();
    expect(of([1, 1, 1, 1, 1], 1, 6, 11), 'skips are students').toBeNull();
    expect(classGuessOf('Ja', { students: 5, answered: 5, first: 1 }, [1, 1, 1, 1, 1], 6)).toBeNull();
  });

  it('says nothing where everybody skipped', () => {
    expect(of([5, 5, 5, 5, 5], 0, 0, 5)).toBeNull();
  });

  it('says the same in any order of the guesses', () => {
    const guesses = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(guesses, (list) => {
        expect(of([...list].reverse(), 1, list.length)).toEqual(of(list, 1, list.length));
      }),
    );
  });
});

it('the gap is of the first and the last statement that has figures', () => {
  const at = (mean: number, actual: number) => ({ opinion: 'Ja', count: 5, mean, actual });
  expect(guessGap([null, at(1.5, 8.3)])).toBeNull();
  expect(guessGap([null, at(3.3, 1.7), at(9, 5), null, at(1.5, 8.3), null])).toEqual({ first: 16, last: 68 });
});

it('is a surprise from twenty points on', () => {
  const guess = { opinion: 'Ja', count: 5, actual: 4 };
  expect([isSurprise({ ...guess, mean: 6 }), isSurprise({ ...guess, mean: 5.9 })]).toEqual([true, false]);
});
