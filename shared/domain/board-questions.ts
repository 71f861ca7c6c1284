// Which of the class's questions are on the board.

/** How many are on it at once. */
const ON_BOARD = 5;

export interface BoardQuestions<Question> {
  /** Those with most marks; among equals in the order in which they are listed. */
  top: Question[];
  /** How many more are shown to the class, on its phones. */
  more: number;
  /** The one that fills the board; null if none does. */
  large: Question | null;
}

/** Returns what is on the board of the questions that are shown; `largeId` is the one that its teacher chose. */
export function questionsOnBoard<Question extends { _id: string; marks: number }>(
  shown: readonly Question[],
  largeId: string | null,
): BoardQuestions<Question> {
  const ranked = [...shown].sort((a, b) => b.marks - a.marks);
  return {
    top: ranked.slice(0, ON_BOARD),
    more: Math.max(0, ranked.length - ON_BOARD),
    large: ranked.find(({ _id }) => _id === largeId) ?? null,
  };
}
