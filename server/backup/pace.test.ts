import { describe, expect, test } from 'vitest';
import { restAfter } from './pace.ts';

describe('the pace of a backup', () => {
  test.each([
    [0, 2],
    [1, 2],
    [5, 10],
    [40, 80],
    [5_000, 200],
  ])('after a step of %i ms it rests %i ms', (workMs, restMs) => {
    expect(restAfter(workMs)).toBe(restMs);
  });
});
