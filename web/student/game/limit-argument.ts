import { ARGUMENT_MAX } from '#shared/domain/limits.ts';

interface LimitedArgument {
  text: string;
  /** The position of the caret. */
  caret: number;
  /** How many characters did not fit. */
  lost: number;
}

/** Cuts typed or pasted text to the maximum length. The new text before the caret is cut, not the text behind it. */
export function limitArgument(typed: string, caret = typed.length): LimitedArgument {
  const lost = [...typed].length - ARGUMENT_MAX;
  if (lost <= 0) return { text: typed, caret, lost: 0 };
  const before = [...typed.slice(0, caret)];
  const head = before.slice(0, Math.max(0, before.length - lost)).join('');
  const text = [...(head + typed.slice(caret))].slice(0, ARGUMENT_MAX).join('');
  return { text, caret: head.length, lost };
}
