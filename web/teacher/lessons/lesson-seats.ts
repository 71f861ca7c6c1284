import { type LessonKind, lessonGame } from '#shared/domain/lesson-kinds.ts';
import type { Seat } from '#web/ui/core/half-circle.tsx';

/** A number of students for which the half circle has no gaps. */
const SEATS = 19;

const asSeat = (color: string): Seat => (color.startsWith('#') ? (color as Seat) : 'filled');

/** The half circle of a lesson, in the colours of its options, or of the parties that are played or voted for. */
export function lessonSeats(
  kind: LessonKind,
  { options, parties }: { options: readonly string[]; parties: readonly string[] },
): Seat[] {
  const { type, hasBallot } = lessonGame(kind);
  const colors = type === 'party' || hasBallot ? parties : options;
  return Array.from({ length: SEATS }, (_, at) => {
    const color = colors[Math.floor((at * colors.length) / SEATS)];
    return color === undefined ? 'filled' : asSeat(color);
  });
}
