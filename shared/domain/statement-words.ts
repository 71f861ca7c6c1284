// Texts that an editor may add to a statement: plain words and background for everybody, talk for the teacher alone.

export const STATEMENT_WORDS = ['plain', 'background', 'talk'] as const;
export type StatementWord = (typeof STATEMENT_WORDS)[number];
/** Empty if there is none. */
export type StatementWords = Record<StatementWord, string>;

export const NO_WORDS: StatementWords = { plain: '', background: '', talk: '' };

/** Returns the words alone of what has them, and an empty text for each that is missing. */
export const wordsOf = ({
  plain,
  background,
  talk,
}: { [Word in StatementWord]?: string | undefined }): StatementWords => ({
  plain: plain ?? '',
  background: background ?? '',
  talk: talk ?? '',
});

/** The teacher's own note for one statement of a game. */
export interface StatementNote {
  statementId: string;
  text: string;
}
