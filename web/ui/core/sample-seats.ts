// The half circle as an illustration: a class in which most seats are filled, one of them the user's.
import type { Seat } from './half-circle.tsx';

const COUNT = 65;
const YOURS = 44;
const EMPTY = new Set([2, 5, 9, 12, 16, 19, 26, 30, 33, 40, 47, 51, 58]);

export const SAMPLE_SEATS: readonly Seat[] = Array.from({ length: COUNT }, (_, index) => {
  if (index === YOURS) return 'you';
  return EMPTY.has(index) ? 'empty' : 'filled';
});
