import { describe, expect, it } from 'vitest';
import {
  missingForPublishing,
  nextOrder,
  type QuestionSetDraft,
  removeOption,
  withoutParty,
  withoutStatement,
  withParty,
  withStatement,
} from './question-set.ts';

const set: QuestionSetDraft = {
  opinionOptions: [{ _id: 'yes' }, { _id: 'no' }],
  statements: [
    { _id: 's1', description: 'Eerste' },
    { _id: 's2', description: 'Tweede' },
  ],
  parties: ['a', 'b'],
  partyOpinions: [
    { statementId: 's1', partyId: 'a', optionId: 'yes', comment: 'x' },
    { statementId: 's1', partyId: 'b', optionId: 'no', comment: '' },
    { statementId: 's2', partyId: 'a', optionId: 'yes', comment: '' },
    { statementId: 's2', partyId: 'b', optionId: 'yes', comment: '' },
  ],
};

describe('a question set', () => {
  it('clears a removed option from the parties that chose it, keeps their explanations and returns how many there were', () => {
    const { set: after, cleared } = removeOption(set, 'yes');
    expect(cleared).toBe(3);
    expect(after.partyOpinions.map(({ optionId }) => optionId)).toEqual([null, 'no', null, null]);
    expect(after.partyOpinions[0]?.comment).toBe('x');
  });

  it('adds a statement or a party with empty opinions, and removes them with theirs', () => {
    const more = withParty(withStatement(set, { _id: 's3', description: 'Derde' }), 'c');
    expect(more.partyOpinions).toHaveLength(9);
    expect(more.partyOpinions.filter(({ optionId }) => optionId === null)).toHaveLength(5);
    expect(withoutParty(withoutStatement(more, 's3'), 'c')).toEqual(set);
  });

  it('counts on from the highest order', () => {
    expect(nextOrder([{ order: 1 }, { order: 2 }])).toBe(3);
    expect(nextOrder([])).toBe(1);
  });

  it.each<[string, QuestionSetDraft, string[]]>([
    ['nothing when it is complete', set, []],
    [
      'everything when it is empty',
      { opinionOptions: [], statements: [], parties: [], partyOpinions: [] },
      ['statements', 'opinionOptions', 'parties'],
    ],
    ['an opinion that was cleared', { ...set, partyOpinions: set.partyOpinions.slice(1) }, ['partyOpinion']],
    [
      'an opinion whose option is gone',
      { ...set, partyOpinions: set.partyOpinions.map((one) => ({ ...one, optionId: 'perhaps' })) },
      ['partyOpinion', 'partyOpinion', 'partyOpinion', 'partyOpinion'],
    ],
  ])('misses %s', (_, draft, kinds) => {
    expect(missingForPublishing(draft).map(({ kind }) => kind)).toEqual(kinds);
  });
});
