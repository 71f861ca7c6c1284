import { describe, expect, it } from 'vitest';
import { questionsOnBoard, withoutTwins } from './board-questions.ts';

const question = (_id: string, marks = 0, text = `Why ${_id}?`) => ({ _id, text, marks });
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

  it('leave it when they are answered, also the one that is large', () => {
    const shown = [question('a'), { ...question('b'), answered: true as const }, question('c')];
    const { top, more, large } = questionsOnBoard(shown, 'b');
    expect([idsOf(top), more, large]).toEqual(['ac', 0, null]);
  });

  it('are one where students asked the same, with the marks of all, and answered together', () => {
    const shown = [question('a', 1, 'Why?'), question('b', 3), question('c', 4, ' why? ')];
    const { top, more, large } = questionsOnBoard(shown, 'c');
    expect([idsOf(top), top[0]?.marks, more, large?._id]).toEqual(['ab', 5, 0, 'a']);
    const answered = { ...question('d', 0, 'WHY?'), answered: true as const };
    expect(withoutTwins([...shown, answered])[0]).toMatchObject({ _id: 'a', answered: true });
  });
});
