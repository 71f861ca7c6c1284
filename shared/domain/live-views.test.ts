import { describe, expect, it } from 'vitest';
import { contentOf, LIVE_VIEWS, showsAnswers, viewsOf } from './live-views.ts';

const all = () => true;
const none = () => false;

describe('the views of a game', () => {
  it('are all in a debate with arguments', () => {
    expect(viewsOf('debate', all)).toEqual(LIVE_VIEWS);
  });

  it('leave out the list of arguments in a game without them, which talks about the statement all the same', () => {
    expect(viewsOf('debate', none)).toEqual([
      'question',
      'statement-results',
      'party-arguments',
      'argument-pair',
      'hands',
      'background',
      'questions',
    ]);
  });

  it('leave out two sides and hands in a party game', () => {
    expect(viewsOf('party', all)).toEqual([
      'question',
      'statement-results',
      'group-arguments',
      'party-arguments',
      'background',
      'questions',
    ]);
  });
});

describe('what a view shows', () => {
  it.each([
    ['question', false, false],
    ['hands', false, false],
    ['background', false, false],
    ['questions', false, false],
    ['party-arguments', false, false],
    ['statement-results', true, false],
    ['group-arguments', true, true],
    ['argument-pair', true, true],
  ] as const)('%s in a debate: answers %s, arguments %s', (view, answers, texts) => {
    expect(showsAnswers(view, 'debate')).toBe(answers);
    expect(contentOf(view, 'debate').includes('arguments')).toBe(texts);
  });

  it('is the guesses beside the parties in a party game only', () => {
    expect(contentOf('party-arguments', 'party')).toEqual(['parties', 'guesses']);
    expect(contentOf('party-arguments', 'debate')).toEqual(['parties']);
  });

  it('is nothing where the game does not have it', () => {
    expect(contentOf('hands', 'party')).toEqual([]);
  });
});
