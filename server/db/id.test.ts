import { expect, it } from 'vitest';
import { newId } from './id.ts';

it('ids are in the order in which they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
