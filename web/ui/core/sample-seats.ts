// The half circle as a picture: a class of which most are there, and one seat that is yours.
import type { Seat } from './half-circle.tsx';

const COUNT = 65;
const YOURS = 44;
const EMPTY = new Set([2, 5, 9, 12, 16, 19, 26, 30, 33, 40, 47, 51, 58]);

export const SAMPLE_SEATS: readonly Seat[] = Array.from({ length: COUNT }, (_, index) => {
  if (index === YOURS) return 'you';
  return EMPTY.has(index) ? 'empty' : 'filled';
});
