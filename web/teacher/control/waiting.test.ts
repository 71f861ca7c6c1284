import { describe, expect, it } from 'vitest';
import type { ListedArgument } from '#shared/contract/argument.ts';
import type { OwnersQuestions } from '#shared/contract/question.ts';
import { statementReply } from '#testing/reply-fixtures.ts';
import { countFlagged, countHeldQuestions, type QueuedText, queueOf, waitingWords } from './waiting.ts';

const argument = (_id: string, statementId: string, more: Partial<ListedArgument> = {}): ListedArgument => ({
  _id,
  statementId,
  opinion: 'ja',
  comment: `tekst ${_id}`,
  commentState: 'held',
  commentFlags: [],
  ...more,
});

const statements = ['s1', 's2'].map((id) => ({
  ...statementReply(id),
  opinionOptions: [{ _id: 'o', opinion: 'ja', color: '#123456', order: 1 }],
}));

const question = (_id: string, more: Partial<OwnersQuestions['questions'][number]> = {}) => ({
  _id,
  text: `vraag ${_id}`,
  state: 'held' as const,
  flags: [],
  marks: 0,
  ...more,
});

const idsOf = (
  given: ListedArgument[],
  {
    again = [] as string[],
    currentStatement = null as string | null,
    questions = [] as OwnersQuestions['questions'],
  } = {},
) =>
  queueOf({ statements, currentStatement }, given, questions, new Set(again)).map(({ about, waiting, decided }) => [
    about?.number ?? '?',
    waiting.map(({ _id }) => _id),
    decided.map(({ _id }) => _id),
  ]);

describe('the queue', () => {
  it('has flagged arguments first, the others as they are listed', () => {
    const given = [argument('a', 's1'), argument('b', 's1', { commentFlags: ['name'] }), argument('c', 's1')];
    expect(idsOf(given)).toEqual([[1, ['b', 'a', 'c'], []]]);
  });

  it('begins with the current statement', () => {
    expect(idsOf([argument('a', 's1'), argument('b', 's2')], { currentStatement: 's2' })).toEqual([
      [2, ['b'], []],
      [1, ['a'], []],
    ]);
  });

  it('sorts what was decided apart, but for what was put back', () => {
    const given = [
      argument('a', 's1', { commentState: 'shown' }),
      argument('b', 's1', { commentState: 'hidden' }),
      argument('d', 's1'),
    ];
    expect(idsOf(given)).toEqual([[1, ['d'], ['a', 'b']]]);
    expect(idsOf(given, { again: ['b'] })).toEqual([[1, ['b', 'd'], ['a']]]);
  });

  it('holds questions as it holds arguments, after those of the current statement', () => {
    const questions = [
      question('q1'),
      question('q2', { flags: ['name'] }),
      question('q3', { state: 'shown' }),
      question('q4', { state: 'hidden' }),
    ];
    expect(
      idsOf([argument('a', 's1'), argument('b', 's2')], { currentStatement: 's2', questions, again: ['q4'] }),
    ).toEqual([
      [2, ['b'], []],
      ['?', ['q2', 'q1', 'q4'], ['q3']],
      [1, ['a'], []],
    ]);
    expect(countHeldQuestions(questions)).toBe(2);
  });

  it('makes one row of a question that several students ask, and decides about all of them', () => {
    const questions = [
      question('q1', { text: 'Waarom?', flags: ['twin'] }),
      question('q2', { text: ' waarom?', flags: ['twin'] }),
      question('q3', { text: 'Waarom?', state: 'shown', flags: ['twin'] }),
      question('q4', { text: 'WAAROM?', state: 'shown', answered: true, flags: ['twin'] }),
    ];
    const [group] = queueOf({ statements, currentStatement: null }, [], questions, new Set());
    const rows = (texts: readonly QueuedText[]) =>
      texts.map(({ all, flags, isAnswered }) => [all.map(({ _id }) => _id), flags, isAnswered]);
    expect(group && [rows(group.waiting), rows(group.decided)]).toEqual([
      [[['q1', 'q2'], [], false]],
      [[['q3', 'q4'], [], true]],
    ]);
    expect(countHeldQuestions(questions)).toBe(1);
    expect(countFlagged([], questions)).toBe(0);
  });

  it('counts the flagged ones that wait', () => {
    const flagged = { commentFlags: ['twin' as const] };
    expect(
      countFlagged(
        [argument('a', 's1', flagged), argument('b', 's1', { ...flagged, commentState: 'shown' })],
        [question('q1', { flags: ['name'] }), question('q2', { flags: ['name'], state: 'shown' })],
      ),
    ).toBe(2);
  });
});

it.each([
  [{ held: 3, questions: 0, hasQuestions: false }, 'waiting'],
  [{ held: 3, questions: 3, hasQuestions: true }, 'waitingQuestions'],
  [{ held: 3, questions: 2, hasQuestions: true }, 'texts'],
  [{ held: 0, questions: 0, hasQuestions: true }, 'texts'],
])('%j is called %s', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words);
});
