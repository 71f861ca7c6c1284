import { expect, test } from 'vitest';
import { gameOf } from './own-statements.ts';

const template = (_id: string, name: string, ...statements: string[]) => ({
  _id,
  name,
  type: 'debate' as const,
  statements,
});
const PLAYED = { name: 'Mobility', type: 'debate' as const, statements: ['a', 'own', 'b'] };

test.each([
  ['the one with its name', [template('1', 'Climate', 'a', 'b'), template('2', 'Mobility', 'a', 'b')], '2'],
  [
    'of two with its name the one with more of it',
    [template('1', 'Mobility', 'a'), template('2', 'Mobility', 'b', 'a')],
    '2',
  ],
  [
    'of equal ones the one that was changed last',
    [template('1', 'Mobility', 'a'), template('2', 'Mobility', 'b')],
    '1',
  ],
  ['none that only has its name', [template('1', 'Mobility', 'x')], undefined],
  ['none when it is gone', [], undefined],
])('a class plays %s', (_which, templates, found) => {
  expect(gameOf(PLAYED, templates)?._id).toBe(found);
});
