// How large a statement is set: by its length, and never wider than its longest word.
import { lengthOf } from '#shared/domain/limits.ts';

/** Characters up to which a statement is large, and up to which it is middling. */
const LARGE_MAX = 90;
const MIDDLING_MAX = 200;

export function statementSize(text: string): { size: 'large' | 'middling' | 'small'; longestWord: number } {
  const length = lengthOf(text);
  const longestWord = Math.max(1, ...text.split(/[\s-]+/).map(lengthOf));
  return { size: length <= LARGE_MAX ? 'large' : length <= MIDDLING_MAX ? 'middling' : 'small', longestWord };
}
