import { expect, test } from 'vitest';
import { countMarks } from './question-marks.ts';

const QUESTIONS = [
  { id: 'a', text: 'Who pays for that?' },
  { id: 'b', text: ' who pays for that? ' },
  { id: 'c', text: 'Why now?' },
];
const marks = (...pairs: [questionId: string, participantId: string][]) =>
  pairs.map(([questionId, participantId]) => ({ questionId, participantId }));

test.each([
  { who: 'nobody', given: marks(), counts: [0, 0, 0] },
  { who: 'several students', given: marks(['a', '1'], ['b', '2'], ['c', '2'], ['c', '3']), counts: [1, 1, 2] },
  { who: 'one student at both twins, in either order', given: marks(['b', '1'], ['a', '1']), counts: [1, 0, 0] },
  {
    who: 'two students at both twins',
    given: marks(['a', '1'], ['a', '2'], ['b', '2'], ['b', '1']),
    counts: [2, 0, 0],
  },
])('counts the students who marked: $who', ({ given, counts }) => {
  expect([...countMarks(QUESTIONS, given).values()]).toEqual(counts);
});
