import { lengthOf } from '#shared/domain/text.ts';

/** Characters up to which an option stands in large type, and in type of the middle size. */
const LARGE_MAX = 16;
const MIDDLE_MAX = 36;

/** Returns in which type all options of a statement stand, by the longest of them. */
export function optionSize(options: readonly { opinion: string }[]): 'large' | 'middle' | 'small' {
  const longest = Math.max(0, ...options.map(({ opinion }) => lengthOf(opinion)));
  return longest > MIDDLE_MAX ? 'small' : longest > LARGE_MAX ? 'middle' : 'large';
}
