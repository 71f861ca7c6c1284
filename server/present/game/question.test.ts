import { expect, it } from 'vitest';
import type { QuestionRow } from '#server/data/game/questions.ts';
import { presentQuestionToOwner } from './question.ts';

const row = (id: string, text: string, participant_id = id): QuestionRow => ({
  id,
  voting_session_id: 'game',
  participant_id,
  text,
  state: 'held',
  marks: 0,
  answered: 0,
  sort_key: id,
});
const twins = (rows: QuestionRow[]) =>
  presentQuestionToOwner(rows, () => []).questions.flatMap(({ _id, flags }) => (flags.includes('twin') ? [_id] : []));

it('an equal text is a twin, whoever asks it', () => {
  const rows = [row('1', 'Why trams?'), row('2', 'WHY trams?'), row('3', 'Why buses?'), row('4', 'Why?', 'x')];
  expect(twins(rows)).toEqual(['1', '2']);
  expect(twins([...rows, row('5', 'why? ', 'x')]), 'two of one student').toEqual(['1', '2', '4', '5']);
});

it('the questions of a large class cost each as much as those of a small one', () => {
  let reads = 0;
  const counted = (at: number): QuestionRow => ({
    ...row(String(at), ''),
    get text() {
      reads += 1;
      return `Why ${at}?`;
    },
  });
  const readsOf = (size: number): number => {
    reads = 0;
    presentQuestionToOwner(
      Array.from({ length: size }, (_, at) => counted(at)),
      () => [],
    );
    return reads / size;
  };
  expect(readsOf(1_000)).toBe(readsOf(10));
});
