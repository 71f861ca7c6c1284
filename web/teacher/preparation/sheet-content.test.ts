import { expect, test } from 'vitest';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { EMPTY_DRAFT, type GameDraft } from '#web/teacher/parts/game-draft.ts';
import { linkedSheetOf, sheetOf } from './sheet-content.ts';

const party = (_id: string) => ({
  _id,
  name: `Party ${_id}`,
  description: '',
  color: '#000000',
  video: '',
  image: null,
});
const held = (partyId: string, statementId: string, opinion: string | null) => ({
  ...{ partyId, statementId, opinion, comment: 'because' },
});
const SET: QuestionSet = {
  ...{ _id: 'set', name: 'The set', description: '', published: true, offered: true, version: 1 },
  opinionOptions: ['Yes', 'No'].map((opinion, at) => ({ _id: opinion, opinion, color: '#000000', order: at + 1 })),
  statements: [
    { _id: 'a', description: 'Statement a', ...NO_WORDS, plain: 'Plain a', talk: 'Ask a', opinionOptions: [] },
    { _id: 'b', description: 'Statement b', ...NO_WORDS, opinionOptions: [] },
  ],
  parties: ['p', 'q', 'r'].map(party),
  partyOpinions: [held('p', 'a', 'No'), held('q', 'a', 'Yes'), held('r', 'a', 'No'), held('p', 'b', null)],
};
const DRAFT: GameDraft = {
  ...EMPTY_DRAFT,
  ...{ name: ' The game ', classLabel: '5A', questionSet: 'set' },
  choices: { set: { order: ['own', 'b', 'a'], statements: ['own', 'a'], parties: ['p', 'q', 'r'] } },
  ownStatements: [{ _id: 'own', description: 'Own one', opinions: ['Now', 'Later'] }],
  notes: [
    { statementId: 'own', text: ' Begin here ' },
    { statementId: 'b', text: 'Not played' },
  ],
};

test('lists what is played, in its order, with words, notes, times and the positions of the chosen parties', () => {
  const { name, classLabel, statements } = sheetOf(DRAFT, SET);
  expect([name, classLabel]).toEqual(['The game', '5A']);
  expect(statements).toEqual([
    {
      ...{ _id: 'own', description: 'Own one', own: true, options: ['Now', 'Later'], ...NO_WORDS },
      ...{ note: 'Begin here', positions: [], from: 0 },
    },
    {
      ...{ _id: 'a', description: 'Statement a', own: false, options: ['Yes', 'No'], ...NO_WORDS },
      ...{ plain: 'Plain a', talk: 'Ask a', note: '', from: 15 },
      positions: [
        { opinion: 'Yes', parties: ['Party q'] },
        { opinion: 'No', parties: ['Party p', 'Party r'] },
      ],
    },
  ]);
});

test('leaves out parties that are not chosen, and times if students go at their own pace', () => {
  const few = {
    ...DRAFT,
    settings: ['own_tempo'],
    choices: { set: { order: ['a'], statements: ['a'], parties: ['p'] } },
  };
  const [first] = sheetOf({ ...few, settings: ['own_tempo'] }, SET).statements;
  expect(first).toMatchObject({ positions: [{ opinion: 'No', parties: ['Party p'] }], from: null });
});

test('a colleague’s sheet has no notes, and no positions if its set cannot be read', () => {
  const linked = {
    ...{ name: 'Theirs', type: 'debate' as const, settings: [], questionSet: { _id: 'set', name: 'The set' } },
    ...{ statements: 1, parties: 1 },
  };
  const statement = { _id: 'a', description: 'Statement a', opinions: ['Yes', 'No'], own: false, ...NO_WORDS };
  const sheet = { statements: [statement], parties: [{ _id: 'q', name: 'Party q' }] };
  expect(linkedSheetOf(linked, sheet, SET).statements).toMatchObject([
    { note: '', options: ['Yes', 'No'], positions: [{ opinion: 'Yes', parties: ['Party q'] }] },
  ]);
  expect(linkedSheetOf(linked, sheet, undefined).statements).toMatchObject([{ positions: [] }]);
});
