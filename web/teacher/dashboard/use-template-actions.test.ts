import { expect, it } from 'vitest';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { copyName } from './use-template-actions.ts';

const ending = (number: number): string => (number === 1 ? '(kopie)' : `(kopie ${number})`);

it.each([
  ['the first copy', [], 'Klas 5A (kopie)'],
  ['the second', ['Klas 5A (kopie)'], 'Klas 5A (kopie 2)'],
  ['the third, also if the first was renamed', ['Klas 5A (kopie 2)'], 'Klas 5A (kopie)'],
  ['the next one that is free', ['Klas 5A (kopie)', 'Klas 5A (kopie 2)'], 'Klas 5A (kopie 3)'],
])('%s gets a name of its own', (_, names, expected) => expect(copyName('Klas 5A', names, ending)).toBe(expected));

it('a long name is cut, and still differs from its other copies', () => {
  const long = 'x'.repeat(NAME_MAX);
  const first = copyName(long, [], ending);
  expect([...first]).toHaveLength(NAME_MAX);
  expect(copyName(long, [first], ending)).toMatch(/x \(kopie 2\)$/);
});
