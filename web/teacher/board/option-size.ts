import { lengthOf } from '#shared/domain/text.ts';

/** The most characters of an option in large type, and in medium type. */
const LARGE_MAX = 16;
const MIDDLE_MAX = 36;

/** Returns the type size of all options of a statement, by the longest of them. */
export function optionSize(options: readonly { opinion: string }[]): 'large' | 'middle' | 'small' {
  const longest = Math.max(0, ...options.map(({ opinion }) => lengthOf(opinion)));
  return longest > MIDDLE_MAX ? 'small' : longest > LARGE_MAX ? 'middle' : 'large';
}
