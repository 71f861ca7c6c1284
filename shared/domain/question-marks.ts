// How many students say that a question of the class is theirs too.
import { textKey } from './text.ts';

/**
 * How many marks each question has. Who marks a question and its twin counts once, so that twins add up to students.
 */
export function countMarks(
  questions: readonly { id: string; text: string }[],
  marks: readonly { questionId: string; participantId: string }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const counted = new Set<string>();
  for (const { id, text } of questions) {
    const students = marks
      .filter(({ questionId }) => questionId === id)
      .map(({ participantId }) => `${participantId} ${textKey(text)}`)
      .filter((student) => !counted.has(student));
    for (const student of students) counted.add(student);
    counts.set(id, students.length);
  }
  return counts;
}
