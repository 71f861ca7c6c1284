// How large a statement is set: by its length, and never wider than its longest word.
import { lengthOf } from '#shared/domain/text.ts';

/** Characters up to which a statement is large, and up to which it is medium. */
const LARGE_MAX = 90;
const MEDIUM_MAX = 200;

export function statementSize(text: string): { size: 'large' | 'medium' | 'small'; longestWord: number } {
  const length = lengthOf(text);
  const longestWord = Math.max(1, ...text.split(/[\s-]+/).map(lengthOf));
  return { size: length <= LARGE_MAX ? 'large' : length <= MEDIUM_MAX ? 'medium' : 'small', longestWord };
}
