import { expect, it } from 'vitest';
import { INVENTED_STUDENTS, inventAnswer, inventedStudents, inventVote } from './invented-answers.ts';

const STUDENTS = Array.from({ length: INVENTED_STUDENTS }, (_, student) => student);
const STATEMENTS = Array.from({ length: 12 }, (_, statement) => statement);
const answers = (statement: number, round: 1 | 2 = 1, may = true) =>
  STUDENTS.map((student) => inventAnswer({ student, statement, round, options: 3, maySkip: may, mayArgue: may }));

it.each([
  ['a debate', 0, false, 8],
  ['a party game of four parties: three each', 4, false, 12],
  ['a party game of six', 6, false, 18],
  ['a visitor’s debate', 0, true, 8],
  ['a visitor’s party game, with a place for the phone', 4, true, 11],
  ['many parties', 40, false, 36],
])('is as large as the game needs: %s', (_, parties, isVisitors, students) => {
  expect(inventedStudents({ parties, isVisitors })).toBe(students);
});

it('says the same every time', () => {
  expect(answers(4)).toEqual(answers(4));
});

it('divides the class, on nearly every statement', () => {
  const kinds = STATEMENTS.map((statement) => new Set(answers(statement).map(({ option }) => option)).size);
  expect(kinds.filter((kind) => kind >= 2).length).toBeGreaterThanOrEqual(11);
});

it('gives some arguments to every statement, and none twice', () => {
  for (const statement of STATEMENTS) {
    const given = answers(statement).flatMap(({ argument }) => argument ?? []);
    expect(given.length).toBeGreaterThanOrEqual(2);
    expect(new Set(given).size).toBe(given.length);
  }
});

it('skips and argues only where the game allows it', () => {
  const all = STATEMENTS.flatMap((statement) => answers(statement, 1, false));
  expect(all.some(({ option, argument }) => option === null || argument !== null)).toBe(false);
  expect(STATEMENTS.flatMap((statement) => answers(statement)).some(({ option }) => option === null)).toBe(true);
});

it('changes some minds in the second round, and not most', () => {
  const changed = STATEMENTS.flatMap((statement) => {
    const second = answers(statement, 2);
    return answers(statement).filter(({ option }, student) => option !== second[student]?.option);
  });
  expect(changed.length).toBeGreaterThan(3);
  expect(changed.length).toBeLessThan((STATEMENTS.length * INVENTED_STUDENTS) / 2);
});

it('answers within a few seconds, and not all at once', () => {
  const delays = answers(0).map(({ delayMs }) => delayMs);
  expect(Math.min(...delays)).toBeGreaterThan(500);
  expect(Math.max(...delays)).toBeLessThan(6_000);
  expect(new Set(delays).size).toBe(INVENTED_STUDENTS);
});

it('votes for a party in a ballot, of which some have more votes than others', () => {
  const votes = STUDENTS.map((student) => inventVote(student, 1, 4).option);
  expect(votes.every((option) => option === null || (option >= 0 && option < 4))).toBe(true);
  expect(new Set(votes).size).toBeGreaterThanOrEqual(2);
});
