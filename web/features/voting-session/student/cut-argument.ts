// An argument that is too long loses its end, and one is told how much.
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';

/** Takes what was typed or pasted; gives the part that fits and the number of characters that did not. */
export function cutArgument(typed: string): { text: string; lost: number } {
  const characters = [...typed];
  if (characters.length <= ARGUMENT_MAX) return { text: typed, lost: 0 };
  return { text: characters.slice(0, ARGUMENT_MAX).join(''), lost: characters.length - ARGUMENT_MAX };
}
