import { describe, expect, it } from 'vitest';
import { questionsOnBoard } from './board-questions.ts';

const question = (_id: string, marks = 0) => ({ _id, marks });
const idsOf = (questions: readonly { _id: string }[]) => questions.map(({ _id }) => _id).join('');

describe('the questions on the board', () => {
  it('are the five with most marks, equals as they are listed, and how many more there are', () => {
    const shown = [...'abcdefg'].map((id) => question(id, id === 'f' ? 3 : id === 'd' ? 6 : 0));
    const { top, more, large } = questionsOnBoard(shown, null);
    expect([idsOf(top), more, large]).toEqual(['dfabc', 2, null]);
  });

  it('are all of a few', () => {
    const { top, more } = questionsOnBoard([question('a'), question('b')], null);
    expect([idsOf(top), more]).toEqual(['ab', 0]);
  });

  it('have one that is large, also where it is not among the five, until it is not shown any more', () => {
    const shown = [...'abcdef'].map((id) => question(id));
    expect(questionsOnBoard(shown, 'f').large?._id).toBe('f');
    expect(questionsOnBoard(shown.slice(0, 5), 'f').large).toBeNull();
  });
});
