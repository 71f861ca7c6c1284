import { NAVIGATOR_ALL_MAX } from './limits.ts';

type NavigatorCell = number | 'gap';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Returns the cells of a navigator at statement `current` of `total` (both from 1): all numbers if they fit, else seven cells with the first and last number; a gap stands for at least two numbers. */
export function navigatorWindow(total: number, current: number): NavigatorCell[] {
  if (total <= NAVIGATOR_ALL_MAX) return range(1, total);
  if (current <= 4) return [...range(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', total];
}
