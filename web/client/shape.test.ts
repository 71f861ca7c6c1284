import { expect, it } from 'vitest';
import { isNumber, isText, listOf, oneOf, orAbsent, orNull, recordOf, shape } from './shape.ts';

interface Draft {
  name: string;
  step: number;
  type: 'debate' | 'party';
  base: string | null;
  newId?: string;
  ids: string[];
  typed: Record<string, string>;
}

const isDraft = shape<Draft>({
  name: isText,
  step: isNumber,
  type: oneOf(['debate', 'party']),
  base: orNull(isText),
  newId: orAbsent(isText),
  ids: listOf(isText),
  typed: recordOf(isText),
});
const draft = { name: '', step: 1, type: 'party', base: null, ids: ['a'], typed: { a: '1' } };

it('accepts what has the shape, also with fields of a later version', () => {
  expect(isDraft(draft)).toBe(true);
  expect(isDraft({ ...draft, base: 'b', newId: 'c', later: true })).toBe(true);
});

it.each([
  null,
  'text',
  [],
  {},
  { ...draft, name: undefined },
  { ...draft, step: '1' },
  { ...draft, step: Number.NaN },
  { ...draft, type: 'other' },
  { ...draft, base: 3 },
  { ...draft, newId: null },
  { ...draft, ids: 'a' },
  { ...draft, ids: [1] },
  { ...draft, typed: null },
  { ...draft, typed: { a: 1 } },
])('rejects %j', (value) => {
  expect(isDraft(value)).toBe(false);
});
