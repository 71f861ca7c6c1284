import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Groene Draad', 'GD'],
  ['Samenspel', 'S'],
  ['Werk en Welvaart', 'WW'],
  ['  élan & co', 'ÉC'],
  ['Partij nummer 1', 'P1'],
  ['Partij nummer 17', 'P17'],
  ['Partij 19', 'P19'],
  ['!!!', '!'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
