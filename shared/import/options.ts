import { invariant } from '#shared/domain/invariant.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import type { FileShape } from './file-shape.ts';

/** Returns the options of a file that has no colours, in this order. */
export const coloredOptions = (labels: readonly string[]): FileShape['answerOptions'] => {
  const colors = opinionColors(labels.length);
  return labels.map((label, index) => {
    const color = colors[index];
    invariant(color, 'each option has a colour');
    return { order: index + 1, label, color };
  });
};
