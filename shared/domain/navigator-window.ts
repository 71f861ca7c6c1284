import { NAVIGATOR_ALL_MAX } from './limits.ts';

type NavigatorCell = number | 'gap';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Returns the cells of a navigator at statement `current` of `total` (both from 1): all numbers if `fitting` cells hold them, else seven cells, or five if no seven fit, with the first and last number; a gap stands for at least two numbers. */
export function navigatorWindow(total: number, current: number, fitting: number = NAVIGATOR_ALL_MAX): NavigatorCell[] {
  const cells = fitting < 7 ? 5 : 7;
  if (total <= Math.max(cells, Math.min(fitting, NAVIGATOR_ALL_MAX))) return range(1, total);
  /** How many stand on each side of the current one, in the middle of the list. */
  const beside = (cells - 5) / 2;
  if (current <= beside + 3) return [...range(1, cells - 2), 'gap', total];
  if (current >= total - beside - 2) return [1, 'gap', ...range(total - cells + 3, total)];
  return [1, 'gap', ...range(current - beside, current + beside), 'gap', total];
}
