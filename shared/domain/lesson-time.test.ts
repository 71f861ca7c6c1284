import { expect, it } from 'vitest';
import { lessonsFor } from './lesson-time.ts';

it.each([
  [0, 0.5],
  [1, 0.5],
  [2, 1],
  [3, 1],
  [4, 1.5],
  [8, 2.5],
  [10, 3],
  [15, 4.5],
])('%i statements take %f lessons', (statements, lessons) => {
  expect(lessonsFor(statements)).toBe(lessons);
});
