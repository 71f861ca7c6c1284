import { expect, it } from 'vitest';
import { balanceOf } from '#shared/domain/balance.ts';
import type { EditorDraft } from './draft.ts';
import { subjectOf } from './set-subject.ts';

const option = (_id: string) => ({ _id, text: _id, color: '#000000', order: 1 });
const party = (_id: string) => ({ _id, name: _id, color: '#000000' });
const held = (partyId: string, statementId: string, optionId: string | null) => ({
  partyId,
  statementId,
  optionId,
  comment: '',
});
const DRAFT: EditorDraft = {
  name: '',
  description: '',
  opinionOptions: [option('yes'), option('no')],
  statements: ['s1', 's2', 's3'].map((_id) => ({ _id, description: `${_id} moet.` })),
  parties: ['b', 'a'],
  partyOpinions: [
    held('a', 's1', null),
    held('b', 's1', null),
    held('a', 's2', 'yes'),
    held('b', 's2', 'yes'),
    held('a', 's3', 'no'),
    held('b', 's3', 'yes'),
  ],
};

it('a set is worked out without the statements that are not filled in yet, which keep their number', () => {
  const subject = subjectOf(DRAFT, [party('a'), party('b'), party('c')]);
  expect(subject.input).toMatchObject({
    options: 2,
    positions: [
      [null, 0, 0],
      [null, 0, 1],
    ],
    statements: [1, 2],
    parties: [0, 1],
  });
  expect(subject.leftOut).toBe(1);
  expect(subject.parties.map(({ name }) => name)).toEqual(['b', 'a']);
  const { unanimous } = balanceOf(subject.input);
  expect(unanimous.map((at) => subject.statements[at]?.number)).toEqual([2]);
});

it('a new set has nothing to work out', () => {
  const subject = subjectOf({ ...DRAFT, statements: [], partyOpinions: [] }, [party('a')]);
  expect([subject.input.statements, subject.leftOut]).toEqual([[], 0]);
});
