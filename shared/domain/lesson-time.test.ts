import { expect, it } from 'vitest';
import { lessonPlan, lessonsFor } from './lesson-time.ts';

it.each([
  ['debate', 1, 20, 2],
  ['debate', 2, 50, 5],
  ['debate', 3, 50, 2],
  ['debate', 6, 100, 5],
  ['debate', 7, 150, 5],
  ['party', 1, 20, 5],
  ['party', 2, 50, 5],
  ['party', 4, 50, 5],
  ['party', 5, 100, 5],
] as const)(
  'a %s of %i statements is a lesson of %i minutes, of which the end has %i',
  (type, statements, minutes, end) => {
    expect(lessonPlan({ type, statements, hasBallot: false })).toEqual({ minutes, end });
  },
);

it.each([
  ['debate', 0, 0.5],
  ['debate', 1, 0.5],
  ['debate', 2, 1],
  ['debate', 3, 1],
  ['debate', 4, 1.5],
  ['debate', 8, 2.5],
  ['debate', 10, 3.5],
  ['party', 2, 0.5],
  ['party', 4, 1],
  ['party', 10, 2.5],
] as const)('a %s of %i statements takes %f hours', (type, statements, hours) => {
  expect(lessonsFor({ type, statements, hasBallot: false })).toBe(hours);
});

it.each([
  [1, 20, 3, 0.5],
  [2, 100, 5, 1.5],
  [3, 100, 5, 2],
  [5, 150, 5, 2.5],
])(
  'an election with %i statements is a lesson of %i minutes, of which the end has %i',
  (statements, minutes, end, hours) => {
    const game = { type: 'debate', statements, hasBallot: true } as const;
    expect([lessonPlan(game), lessonsFor(game)]).toEqual([{ minutes, end }, hours]);
  },
);
