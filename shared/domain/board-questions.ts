// The questions of the class that are on the board.
import { textKey } from './text.ts';

/** How many are on it at once. */
const ON_BOARD = 5;

interface Asked {
  _id: string;
  text: string;
  marks: number;
  answered?: true | undefined;
}

export interface BoardQuestions<Question> {
  /** The questions with most marks; equal ones in the order in which they are listed. */
  top: Question[];
  /** How many more are shown to the class, on its phones. */
  more: number;
  /** The one that fills the board; null if none does. */
  large: Question | null;
}

/** Makes one of the questions that say the same, with the marks of all; it is answered if one of them is. */
export function withoutTwins<Question extends Asked>(questions: readonly Question[]): Question[] {
  const found = new Map<string, Question>();
  for (const question of questions) {
    const key = textKey(question.text);
    const twin = found.get(key);
    const answered = question.answered ?? twin?.answered;
    found.set(key, twin === undefined ? question : { ...twin, marks: twin.marks + question.marks, answered });
  }
  return [...found.values()];
}

/** Returns the questions on the board, shown and not answered; `largeId` is the one that its teacher chose. */
export function questionsOnBoard<Question extends Asked>(
  shown: readonly Question[],
  largeId: string | null,
): BoardQuestions<Question> {
  const ranked = withoutTwins(shown)
    .filter(({ answered }) => !answered)
    .sort((a, b) => b.marks - a.marks);
  const chosen = shown.find(({ _id }) => _id === largeId);
  return {
    top: ranked.slice(0, ON_BOARD),
    more: Math.max(0, ranked.length - ON_BOARD),
    large: ranked.find(({ text }) => chosen !== undefined && textKey(text) === textKey(chosen.text)) ?? null,
  };
}
