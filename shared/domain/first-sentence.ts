/** The first sentence of an explanation, for a screen that many read from afar. */
export const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();

/** Characters of an explanation on a board beside others. */
const BRIEF_MAX = 160;

/** The same for a board with other texts beside it: cut after a word where it is long. */
export function briefly(text: string): string {
  const sentence = firstSentence(text);
  if (sentence.length <= BRIEF_MAX) return sentence;
  const room = sentence.slice(0, BRIEF_MAX);
  return `${/^.+(?=\s)/s.exec(room)?.[0] ?? room}…`;
}
