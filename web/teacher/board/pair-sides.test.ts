// Two arguments side by side.
import { describe, expect, it } from 'vitest';
import { pairSides, TASKS, taskOf } from './pair-sides.ts';

const options = ['Akkoord', 'Neutraal', 'Niet akkoord'].map((opinion) => ({ opinion, color: `#${opinion.length}` }));
const shown = [
  { _id: 'a', opinion: 'Akkoord', comment: 'Ja, want' },
  { _id: 'b', opinion: 'Akkoord', comment: 'Ja, en' },
  { _id: 'c', opinion: 'Neutraal', comment: 'Hangt ervan af' },
  { _id: 'd', opinion: 'Niet akkoord', comment: 'Nee, want' },
];
const textsOf = (pair: { left: string; right: string }) =>
  pairSides(options, shown, { statementId: 's', ...pair })?.map(({ opinion, comment }) => [opinion, comment]);

describe('two sides', () => {
  it('are the arguments of the pair, wherever they stand', () => {
    expect(textsOf({ left: 'b', right: 'c' })).toEqual([
      ['Akkoord', 'Ja, en'],
      ['Neutraal', 'Hangt ervan af'],
    ]);
  });

  it('are not there while one of its arguments is gone', () => {
    expect(textsOf({ left: 'gone', right: 'd' })).toBeUndefined();
  });

  it('come with a task that another pair changes', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((right) => taskOf({ statementId: 's', left: 'a', right }));
    expect(new Set(tasks)).toEqual(new Set(TASKS));
  });
});
