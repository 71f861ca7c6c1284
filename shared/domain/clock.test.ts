// The clock of the live screen.
import { describe, expect, it } from 'vitest';
import { clockLengthOf, clockText, secondsLeft } from './clock.ts';

describe('the clock', () => {
  it('counts whole seconds down to 0, never below', () => {
    expect([60_000, 59_999, 59_000, 1, 0, -5_000].map((ms) => secondsLeft(1_000_000 + ms, 1_000_000))).toEqual([
      60, 60, 59, 1, 0, 0,
    ]);
  });

  it('is written in minutes and seconds', () => {
    expect([0, 5, 60, 84, 600].map(clockText)).toEqual(['0:00', '0:05', '1:00', '1:24', '10:00']);
  });

  it('has a bar as long as the shortest length that it fits in', () => {
    expect([30, 61, 180, 210, 450].map(clockLengthOf)).toEqual([60, 180, 180, 300, 450]);
  });
});
