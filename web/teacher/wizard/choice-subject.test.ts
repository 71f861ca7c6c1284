import { expect, it } from 'vitest';
import { balanceOf } from '#shared/domain/balance.ts';
import { questionSetReply } from '#testing/reply-fixtures.ts';
import { subjectOf } from './choice-subject.ts';

const held = (partyId: string, statementId: string, opinion: string | null) => ({
  ...{ partyId, statementId, opinion, comment: '' },
});
const SET = questionSetReply(
  'set',
  ['Yes', 'No'],
  ['s1', 's2', 's3'],
  ['a', 'b'],
  [held('a', 's1', 'Yes'), held('a', 's2', 'No'), held('b', 's1', 'Yes'), held('b', 's2', null)],
);

it('a choice is worked out with its own order and what it leaves out', () => {
  const { input, statements } = subjectOf(SET, {
    // The teacher's own have a number and no position.
    order: ['s2', 'own', 's3', 's1'],
    statements: ['s1', 'own', 's2'],
    parties: ['b', 'a'],
  });
  expect(input).toMatchObject({
    options: 2,
    positions: [
      [1, null, 0],
      [null, null, 0],
    ],
    statements: [0, 2],
    parties: [0, 1],
  });
  expect(statements.map(({ _id, number }) => [_id, number])).toEqual([
    ['s2', 1],
    ['s3', 0],
    ['s1', 3],
  ]);
  expect(balanceOf(input)).toMatchObject({ unanimous: [2], same: [], exact: true });
});
