// A list of the teacher's own statements that was pasted, one a line.
import { OWN_STATEMENT_MAX, OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { isBlank, lengthOf, textKey } from '#shared/domain/text.ts';

export interface ListedStatement {
  /** The number of its line in the field. */
  line: number;
  text: string;
  /** long: longer than a statement may be · many: the game is full · twice: it is there already. */
  problem: 'long' | 'many' | 'twice' | null;
}

/** Returns the lines with something in them; `existing` are the own statements of the game. Nothing is shortened or left out. */
export function statementsIn(list: string, existing: readonly string[]): ListedStatement[] {
  const room = OWN_STATEMENTS_MAX - existing.length;
  const seen = new Set(existing.map(textKey));
  return list
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ line: at + 1, text: text.trim() }))
    .filter(({ text }) => !isBlank(text))
    .map(({ line, text }, at) => {
      const key = textKey(text);
      const isTwice = seen.has(key);
      seen.add(key);
      const isLong = lengthOf(text) > OWN_STATEMENT_MAX;
      return { line, text, problem: isLong ? 'long' : isTwice ? 'twice' : at >= room ? 'many' : null };
    });
}
