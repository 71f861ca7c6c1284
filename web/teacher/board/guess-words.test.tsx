import { describe, expect, it } from 'vitest';
import { isGuessed } from './guess-words.tsx';

const options = (first: number, second: number) => [
  { opinion: 'Akkoord', color: '#2d6cdf', count: first, hands: 0, order: 1, percentage: 0 },
  { opinion: 'Niet akkoord', color: '#e4602c', count: second, hands: 0, order: 2, percentage: 0 },
];
const guess = { opinion: 'Akkoord', count: 9, mean: 7.2, actual: 3.3 };

describe('the result that a class guessed', () => {
  it('is the one of its figures, also where these are rounded', () => {
    expect(isGuessed(guess, options(4, 8))).toBe(true);
  });
  it('is not one of a later snapshot, and not one without answers', () => {
    expect(isGuessed(guess, options(5, 8))).toBe(false);
    expect(isGuessed({ ...guess, actual: 0 }, options(0, 0))).toBe(false);
  });
});
