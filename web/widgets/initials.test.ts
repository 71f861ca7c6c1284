import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Groene Draad', 'GD'],
  ['Samenspel', 'S'],
  ['Werk en Welvaart', 'WW'],
  ['  élan & co', 'ÉC'],
  ['!!!', '!'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
