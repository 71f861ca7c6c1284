import { expect, it } from 'vitest';
import { type JoinedAt, joinJump, noteJoined } from './join-jump.ts';

/** Pairs of seconds and students, noted one after the other. */
const jumpAfter = (...counts: [seconds: number, students: number][]) =>
  joinJump(
    counts.reduce<JoinedAt[]>((noted, [seconds, students]) => noteJoined(noted, { at: seconds * 1_000, students }), []),
  );

it.each([
  [
    'a class of 20 that becomes 31 in a minute',
    [
      [0, 20],
      [10, 25],
      [50, 31],
    ],
    11,
  ],
  [
    'exactly half more is no jump',
    [
      [0, 20],
      [50, 30],
    ],
    null,
  ],
  [
    'in a small group five are needed',
    [
      [0, 3],
      [5, 7],
    ],
    null,
  ],
  [
    'and enough',
    [
      [0, 3],
      [5, 8],
    ],
    5,
  ],
  [
    'the same over several minutes',
    [
      [0, 20],
      [50, 25],
      [100, 30],
      [150, 35],
      [200, 40],
    ],
    null,
  ],
  [
    'a jump long after the start',
    [
      [0, 20],
      [600, 21],
      [610, 40],
    ],
    20,
  ],
  [
    'a jump is measured from what stood a minute before',
    [
      [0, 20],
      [5, 26],
      [70, 31],
    ],
    null,
  ],
  [
    'the first students of a game are the class',
    [
      [0, 0],
      [5, 25],
    ],
    null,
  ],
  [
    'a student who is forgotten',
    [
      [0, 20],
      [5, 19],
    ],
    null,
  ],
  ['nothing noted yet', [], null],
] as [string, [number, number][], number | null][])('%s', (_, counts, jump) => {
  expect(jumpAfter(...counts)).toBe(jump);
});

it('keeps no more than a minute needs', () => {
  let counts: JoinedAt[] = [];
  for (let second = 0; second < 1_000; second++) counts = noteJoined(counts, { at: second * 1_000, students: second });
  expect(counts).toHaveLength(61);
});
